import { addressIn } from '../../src/domain/addresses.ts'
import { calendarDay, formatDate, formatDayInYear, formatTimes } from '../../src/domain/format.ts'
import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import { SessionDecision } from '../../src/ui/kit/session-decision.tsx'
import { listed } from '../../src/ui/listed.ts'
import { useTexts } from '../../src/ui/texts.ts'
import { askPath, type CourseDetail, type PlannedSession, plannedSessions } from './course.ts'
import partStyles from './course-detail.module.css'
import styles from './dates.module.css'

/** So few that one should not wait. */
const fewSeats = 3

function DatesRow(props: { course: CourseDetail; session: PlannedSession; locale: Locale }) {
  const t = useTexts('course-detail')
  const { course, session, locale } = props
  const { _id, location, fullyBooked: full } = session
  const left = session.capacity - session.registrationCount
  const start = (
    <span className="visually-hidden">{t('startingOn', { date: formatDate(session.startDate, locale) })}</span>
  )
  return (
    <tr>
      <td className={styles.when}>
        {listed(session.schedule).map(({ start, end }) => (
          <time key={start} dateTime={calendarDay(start)}>
            <strong>{formatDayInYear(start, locale)}</strong>{' '}
            <span className="muted">{formatTimes(start, end, locale)}</span>
          </time>
        ))}
        <SessionDecision session={session} locale={locale} />
        <a
          href={localePath(`/courses/${inLocale(course.slug, locale)}/sessions/${_id}.ics`, locale)}
          className={styles.calendar}
          rel="nofollow"
          data-print="off"
        >
          {t('toCalendar')} {start}
        </a>
      </td>
      <td data-label={t('place')}>
        {inLocale(location.isOnline ? location.name : location.city, locale)}
        {location.isOnline ? null : <span className={styles.address}>{addressIn(location, locale)}</span>}
      </td>
      <td data-label={t('language')}>{inLocale(session.language.name, locale)}</td>
      <td data-label={t('seats')} className={!full && left <= fewSeats ? styles.few : undefined}>
        {full ? t('full') : t.count('left', left)}
      </td>
      <td className={styles.action}>
        <Button
          look={full ? 'quiet' : 'outline'}
          href={localePath(`/courses/${course._id}/${full ? 'waiting-list' : 'register'}/${_id}`, locale)}
          className={styles.register}
        >
          {t(full ? 'waitingList' : 'register')} {start}
        </Button>
      </td>
    </tr>
  )
}

/** When and where, with the seats left and a way in for each; `#dates` is where the price box points. */
export function Dates({ course, now, locale }: { course: CourseDetail; now: string; locale: Locale }) {
  const t = useTexts('course-detail')
  const sessions = plannedSessions(course, now)
  return (
    <section id="dates" className={`${partStyles.part} ${partStyles.wide}`} aria-labelledby="dates-title">
      <h2 id="dates-title">{t('dates')}</h2>
      {sessions.length > 0 && (
        <p id="dates-zone" className="muted">
          {t('zone')}
        </p>
      )}
      {sessions.length > 0 ? (
        <table className={styles.table} aria-describedby="dates-zone">
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('place')}</th>
              <th scope="col">{t('language')}</th>
              <th scope="col">{t('seats')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('register')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <DatesRow key={session._id} course={course} session={session} locale={locale} />
            ))}
          </tbody>
        </table>
      ) : (
        <div className={styles.none}>
          <p>{t(course.type === 'TAILORED' ? 'datesTailored' : 'noDates')}</p>
          <Button look="outline" href={askPath(course, locale)}>
            {t('contact')}
          </Button>
        </div>
      )}
    </section>
  )
}
