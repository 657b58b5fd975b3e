import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { SessionDecision } from '../../../ui/session-decision.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { ChoiceBand } from './choice-band.tsx'
import { CourseSheet } from './course-sheet.tsx'
import { DueBand } from './due-band.tsx'
import { ParticipantResults } from './participant-results.tsx'
import styles from './record-sheet.module.css'
import { RecordState } from './record-state.tsx'
import { isProcessing, type RegistrationRecord } from './registration-list.ts'

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
  const { _id, phase, session, students, choice } = record
  const own = `/my-account/registration-data/${_id}`
  const names = students.map((student) => student && `${student.firstName} ${student.lastName}`)
  return (
    <CourseSheet
      session={session}
      href={page.path === own ? null : localePath(own, locale)}
      locale={locale}
      words={
        <>
          {!hasRecords(record) && <p>{names.filter(Boolean).join(', ')}</p>}
          {isToCome(record, page.now) && <SessionDecision session={session} locale={locale} />}
          {isToCome(record, page.now) && <CalendarLink session={session} locale={locale} />}
        </>
      }
      band={
        choice ? (
          <ChoiceBand id={_id} choice={choice} page={page} />
        ) : (
          (phase === 'todo' || isProcessing(record)) && <DueBand record={record} page={page} />
        )
      }
    >
      <RecordState record={record} page={page} />
      {hasRecords(record) && <ParticipantResults record={record} locale={locale} />}
    </CourseSheet>
  )
}
