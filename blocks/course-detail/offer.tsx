import { calendarDay, formatDayInYear } from '../../src/domain/format.ts'
import { inLocale, type Locale } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import { Price } from '../../src/ui/price.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { askPath } from './ask-path.ts'
import type { CourseDetail } from './course.ts'
import styles from './offer.module.css'
import { nextSession } from './planned-sessions.ts'

/** What it costs, when it begins and the way in: in the head of the page, and on a phone at the bottom of the screen. */
export function Offer(props: { course: CourseDetail; now: string; locale: Locale; at: 'head' | 'bottom' }) {
  const { course, now, locale, at } = props
  const t = useTexts('course-detail')
  const next = nextSession(course, now, locale)
  const tailored = course.type === 'TAILORED'
  const place = next && inLocale(next.location.isOnline ? next.location.name : next.location.city, locale)
  const language = next && next.language.code !== locale ? next.language.code.toUpperCase() : null
  return (
    <div className={`${styles.offer} ${styles[at]}`} data-offer={at} data-print={at === 'bottom' ? 'off' : undefined}>
      <Price cents={course.price} locale={locale} />
      {next ? (
        <p className={styles.next}>
          <span className={styles.term}>{t('nextStart')}</span>
          <time dateTime={calendarDay(next.startDate)}>{formatDayInYear(next.startDate, locale)}</time>
          <span>{[place, language].filter(Boolean).join('\u00a0· ')}</span>
        </p>
      ) : (
        <p className={styles.next}>{t(tailored ? 'datesByAgreement' : 'noSeats')}</p>
      )}
      <Button href={next ? '#dates' : askPath(course, locale)} className={styles.button}>
        {t(next ? 'chooseDate' : tailored ? 'askOffer' : 'askSeat')}
      </Button>
    </div>
  )
}
