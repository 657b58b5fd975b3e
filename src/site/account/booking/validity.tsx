import { calendarDay, formatDayMonth } from '../../../domain/format.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './booking.module.css'
import type { Offer } from './booking-query.ts'

const day = 86_400_000
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)

/** The fewest days a tile can stand for: a day, a week or a month. */
const unitOf = (days: number) => [1, 7, 30].find((unit) => days / unit <= 31) ?? 365

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
      <p className={styles.left}>{left > 0 ? t.count('daysLeft', left) : t('noDaysLeft')}</p>
      <p className={styles.tiles} aria-hidden="true">
        {Array.from({ length: tiles }, (_, index) => `${index}`).map((tile, index) => (
          <span key={tile} className={index < tiles - filled ? styles.over : styles.ahead} />
        ))}
      </p>
      <p className={styles.ends}>
        <span>{t('sentOn', { date: formatDayMonth(issuedOn, locale) })}</span>
        <span>{t('validUntil', { date: formatDayMonth(validUntil, locale) })}</span>
      </p>
    </div>
  )
}
