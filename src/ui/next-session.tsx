import type { CourseType } from '../domain/courses.ts'
import { calendarDay, formatDayMonth } from '../domain/format.ts'
import type { Locale } from '../domain/locales.ts'
import styles from './next-session.module.css'
import { useTexts } from './texts.ts'

/** From this many seats on there is no hurry. */
const plenty = 4

/** When a course starts next and how many seats are left; the last ones in the colour of hurry. */
export function NextSession(props: {
  type: CourseType
  session?: { startDate: string; seatsLeft: number } | null
  locale: Locale
}) {
  const t = useTexts('course-card')
  const { type, session, locale } = props
  if (!session) return <p className={styles.next}>{type === 'TAILORED' ? t('inAgreement') : t('noDate')}</p>
  const { startDate, seatsLeft } = session
  const hurry = seatsLeft > 0 && seatsLeft < plenty
  const seats = hurry ? t.count('lastSeats', seatsLeft) : t.count('seats', seatsLeft)
  return (
    <p className={`${styles.next} ${hurry ? styles.hurry : ''}`}>
      <time dateTime={calendarDay(startDate)}>{t('from', { date: formatDayMonth(startDate, locale) })}</time>
      {' · '}
      <span>{seatsLeft > 0 ? seats : t('full')}</span>
    </p>
  )
}
