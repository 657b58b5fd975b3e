import { calendarDay, formatDate, formatDayInYear, formatTimes } from '../../src/domain/format.ts'
import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import { listed } from '../../src/ui/listed.ts'
import { useTexts } from '../../src/ui/texts.ts'
import { askPath } from './ask-path.ts'
import styles from './dates.module.css'
import type { PlannedSession } from './planned-sessions.ts'

/** So few that one should not wait. */
const fewSeats = 3

export function DatesRow(props: { courseId: string; session: PlannedSession; locale: Locale }) {
  const t = useTexts('course-detail')
  const { courseId, session, locale } = props
  const { location, fullyBooked: full } = session
  const left = session.capacity - session.registrationCount
  return (
    <tr>
      <td className={styles.when}>
        {listed(session.schedule).map(({ start, end }) => (
          <time key={start} dateTime={calendarDay(start)}>
            <strong>{formatDayInYear(start, locale)}</strong>{' '}
            <span className={styles.hours}>{formatTimes(start, end, locale)}</span>
          </time>
        ))}
      </td>
      <td data-label={t('place')}>
        {inLocale(location.isOnline ? location.name : location.city, locale)}
        {location.isOnline ? null : <span className={styles.address}>{location.address}</span>}
      </td>
      <td data-label={t('language')}>{inLocale(session.language.name, locale)}</td>
      <td data-label={t('seats')} className={!full && left <= fewSeats ? styles.few : undefined}>
        {full ? t('full') : t.count('left', left)}
      </td>
      <td className={styles.action}>
        <Button
          look={full ? 'quiet' : 'outline'}
          href={full ? askPath(locale) : localePath(`/courses/${courseId}/register/${session._id}`, locale)}
          className={styles.register}
        >
          {t(full ? 'askSeat' : 'register')}{' '}
          <span className="visually-hidden">{t('startingOn', { date: formatDate(session.startDate, locale) })}</span>
        </Button>
      </td>
    </tr>
  )
}
