import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { TilePattern } from '../../../ui/tile-pattern.tsx'
import { familyOf } from '../../../ui/tiles.ts'
import { DueBand } from './due-band.tsx'
import { ParticipantResults } from './participant-results.tsx'
import styles from './record-sheet.module.css'
import { RecordState } from './record-state.tsx'
import { isProcessing, type RegistrationRecord } from './registration-list.ts'
import { sessionFacts } from './session-facts.ts'

/** Whether anything is known of what its participants achieved. */
const hasRecords = ({ students }: RegistrationRecord) =>
  students.some((student) => student?.result || student?.certificate)

/** It has not begun, and has not lapsed. */
const isToCome = ({ status, session }: RegistrationRecord, now: string) =>
  status !== 'expired' && new Date(session.startDate) > new Date(now)

/** The days of a session as a file for one's own calendar. */
function CalendarLink({ session, locale }: { session: RegistrationRecord['session']; locale: Locale }) {
  const t = useTexts('registrations')
  const { slug, title } = session.course
  return (
    <a
      className={styles.calendar}
      href={localePath(`/courses/${inLocale(slug, locale)}/sessions/${session._id}.ics`, locale)}
      aria-label={t('toCalendarOf', { course: inLocale(title, locale) ?? '' })}
    >
      {t('toCalendar')}
    </a>
  )
}

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
          {isToCome(record, page.now) && <CalendarLink session={record.session} locale={locale} />}
        </div>
        <RecordState record={record} page={page} />
        {hasRecords(record) && <ParticipantResults record={record} locale={locale} />}
      </div>
      {(record.phase === 'todo' || isProcessing(record)) && <DueBand record={record} page={page} />}
    </article>
  )
}
