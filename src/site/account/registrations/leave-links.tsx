import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './leave-links.module.css'
import { isUnpaid, listHref, nameOf, type RegistrationRecord } from './registration-list.ts'

/** The ways to take out only one of several who are not paid for yet. */
export function LeaveLinks({ record, page }: { record: RegistrationRecord; page: PageContext }) {
  const t = useTexts('registrations')
  const people = listed(record.students)
  if (people.length < 2 || !isUnpaid(record)) return null
  return (
    <div className={styles.people}>
      <p>{t('leaveOnly')}</p>
      <ul>
        {people.map((person) => (
          <li key={person._id}>
            <a
              href={listHref(page, { cancel: record._id, participant: person._id })}
              aria-label={t('leave', { name: nameOf(person) })}
            >
              {nameOf(person)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
