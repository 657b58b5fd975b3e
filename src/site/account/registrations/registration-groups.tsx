import { registrationPhases } from '../../../domain/registration-phases.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { RecordSheet } from './record-sheet.tsx'
import type { RegistrationRecord } from './registration-list.ts'
import styles from './registrations.module.css'

/** The records, each group under what it asks; in one list where they stand in another order. */
export function RegistrationGroups(props: {
  records: readonly RegistrationRecord[]
  isGrouped: boolean
  page: PageContext
}) {
  const { records, isGrouped, page } = props
  const t = useTexts('registrations')
  const groups = isGrouped
    ? registrationPhases.map((phase) => ({
        title: t(`phases.${phase}`),
        records: records.filter((record) => record.phase === phase),
      }))
    : [{ title: t('orders.newest'), records }]
  return groups
    .filter((group) => group.records.length > 0)
    .map((group) => (
      <section key={group.title} className={styles.group}>
        <h2 className={styles.groupTitle}>{group.title}</h2>
        <ul className={styles.records}>
          {group.records.map((record) => (
            <li key={record._id} data-id={record._id}>
              <RecordSheet record={record} page={page} />
            </li>
          ))}
        </ul>
      </section>
    ))
}
