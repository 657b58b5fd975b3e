import { daysBetween, isFewDays } from '../../../domain/days.ts'
import { calendarDay, formatDate, formatDayMonth } from '../../../domain/format.ts'
import type { Locale } from '../../../domain/locales.ts'
import type { Translate } from '../../../domain/translator.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { type Texts, useTexts } from '../../../ui/texts.ts'
import styles from './booking.module.css'
import type { Offer } from './booking-query.ts'

/** The fewest days a tile can stand for: a day, a week or a month. */
const unitOf = (days: number) => [1, 7, 30].find((unit) => days / unit <= 31) ?? 365

/** With its year where the two are not of the same. */
const endOf = ({ issuedOn, validUntil }: Offer, locale: Locale) =>
  issuedOn.slice(0, 4) === validUntil.slice(0, 4) ? formatDayMonth(validUntil, locale) : formatDate(validUntil, locale)

/** How long it holds in words: by days as long as one counts those. */
function leftOf(left: number, validUntil: string, { locale }: PageContext, t: Translate<Texts['bookings']>): string {
  if (left <= 0) return t('noDaysLeft')
  return isFewDays(left) ? t.count('daysLeft', left) : t('validFor', { date: formatDate(validUntil, locale) })
}

/** Until when the quotation holds, a tile a day; the empty ones are over. */
export function Validity({ offer, page }: { offer: Offer; page: PageContext }) {
  const t = useTexts('bookings')
  const { locale, now } = page
  const { issuedOn, validUntil } = offer
  const all = daysBetween(issuedOn, validUntil) + 1
  const left = Math.min(all, daysBetween(calendarDay(now), validUntil) + 1)
  const unit = unitOf(all)
  const tiles = Math.ceil(all / unit)
  const filled = Math.ceil(left / unit)
  return (
    <div className={styles.validity} data-days-left={left}>
      <p className={styles.left}>{leftOf(left, validUntil, page, t)}</p>
      <p className={styles.tiles} aria-hidden="true">
        {Array.from({ length: tiles }, (_, index) => `${index}`).map((tile, index) => (
          <span key={tile} className={index < tiles - filled ? styles.over : styles.ahead} />
        ))}
      </p>
      <p className={styles.ends}>
        <span>{t('sentOn', { date: formatDayMonth(issuedOn, locale) })}</span>
        <span>{t('validUntil', { date: endOf(offer, locale) })}</span>
      </p>
    </div>
  )
}
