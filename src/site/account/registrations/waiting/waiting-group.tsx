import type { PageContext } from '../../../../ui/page-context.ts'
import { listedBy } from '../registration-list.ts'
import styles from '../registrations.module.css'
import type { WaitingRecord } from './waiting-entry.ts'
import { WaitingSheet } from './waiting-sheet.tsx'

/** What one waits for, or is offered; not where the list is narrowed to something else. */
export function WaitingGroup(props: { title: string; entries: readonly WaitingRecord[]; page: PageContext }) {
  const { title, entries, page } = props
  const { status, text, page: number } = listedBy(page)
  if (entries.length === 0 || status || text || number > 1) return null
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul className={styles.records}>
        {entries.map((entry) => (
          <li key={entry._id} data-id={entry._id}>
            <WaitingSheet entry={entry} page={page} />
          </li>
        ))}
      </ul>
    </section>
  )
}
