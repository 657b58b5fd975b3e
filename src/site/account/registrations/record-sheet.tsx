import { inLocale, localePath } from '../../../domain/locales.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { TilePattern } from '../../../ui/tile-pattern.tsx'
import { familyOf } from '../../../ui/tiles.ts'
import { DueBand } from './due-band.tsx'
import { ParticipantResults } from './participant-results.tsx'
import styles from './record-sheet.module.css'
import { RecordState } from './record-state.tsx'
import type { RegistrationRecord } from './registration-list.ts'
import { sessionFacts } from './session-facts.ts'

/** Whether anything is known of what its participants achieved. */
const hasRecords = ({ students }: RegistrationRecord) =>
  students.some((student) => student?.result || student?.certificate)

/** One registration: what and when, who, how it stands, and under it what can be done. */
export function RecordSheet({ record, page }: { record: RegistrationRecord; page: PageContext }) {
  const { locale } = page
  const { course } = record.session
  const names = record.students.map((student) => student && `${student.firstName} ${student.lastName}`)
  return (
    <article className={styles.sheet}>
      <div className={styles.body}>
        <TilePattern
          seed={course.key}
          family={familyOf(course.category)}
          columns={2}
          rows={2}
          className={styles.tile}
        />
        <div className={styles.words}>
          <h3 className={styles.title}>
            <a href={localePath(`/my-account/registration-data/${record._id}`, locale)}>
              {inLocale(course.title, locale)}
            </a>
          </h3>
          <p className={styles.facts}>{sessionFacts(record.session, locale)}</p>
          {!hasRecords(record) && <p>{names.filter(Boolean).join(', ')}</p>}
        </div>
        <RecordState record={record} page={page} />
        {hasRecords(record) && <ParticipantResults record={record} locale={locale} />}
      </div>
      {record.phase === 'todo' && <DueBand record={record} page={page} />}
    </article>
  )
}
