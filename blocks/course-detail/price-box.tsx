import { formatDayMonth, formatMoney } from '../../src/domain/format.ts'
import { type Locale, localePath } from '../../src/domain/locales.ts'
import { afterSubsidy } from '../../src/domain/subsidy.ts'
import { Button } from '../../src/ui/button.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { CourseDetail } from './course.ts'
import { plannedSessions } from './planned-sessions.ts'
import styles from './price-box.module.css'

/** What it costs, what the subsidy leaves of that, and the one next step. */
export function PriceBox({ course, locale }: { course: CourseDetail; locale: Locale }) {
  const t = useTexts('course-detail')
  const next = plannedSessions(course).find(({ fullyBooked }) => !fullyBooked)
  const tailored = course.type === 'TAILORED'
  const { price } = course
  return (
    <div className={styles.box}>
      {price ? null : <p className={styles.price}>{t(price === 0 ? 'free' : 'onRequest')}</p>}
      {price ? (
        <p>
          <strong className={styles.price}>{formatMoney(price, locale)}</strong>{' '}
          <span className={styles.vat}>{t('exclVat')}</span>
        </p>
      ) : null}
      {course.subsidised && price ? (
        <p className={styles.subsidy}>
          <strong>{formatMoney(afterSubsidy(price), locale)}</strong> {t('afterSubsidy')}
        </p>
      ) : null}
      {next ? (
        <>
          <Button href="#dates">{t('chooseDate')}</Button>
          <p className={styles.note}>{t('nextDate', { date: formatDayMonth(next.startDate, locale) })}</p>
        </>
      ) : (
        <>
          <Button href={localePath('/contact', locale)}>{t(tailored ? 'askOffer' : 'contact')}</Button>
          <p className={styles.note}>{t(tailored ? 'askOfferNote' : 'noDates')}</p>
        </>
      )}
    </div>
  )
}
