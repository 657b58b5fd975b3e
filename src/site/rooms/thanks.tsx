import { type DayPart, dayPartHours, dayParts } from '../../domain/bookings.ts'
import { isDay } from '../../domain/days.ts'
import { formatClock, formatFullDate } from '../../domain/format.ts'
import { localePath } from '../../domain/locales.ts'
import { isContact } from '../../domain/visitor.ts'
import { Button } from '../../ui/button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { StatusPage } from '../status-page.tsx'
import styles from './rooms.module.css'

/** 'Zaal Cirkel, donderdag 14 januari 2027, van 8.30 tot 12.30 uur', as far as the address says it. */
function useAsked({ search, locale }: PageContext, room: string | null | undefined) {
  const t = useTexts('rooms')
  const date = search.date?.[0] ?? ''
  const part: DayPart | undefined = dayParts.find((name) => name === search.dayPart?.[0])
  if (!isDay(date) || !part) return null
  const { start, end } = dayPartHours[part]
  const hours = t('hours', { start: formatClock(start, locale), end: formatClock(end, locale) })
  return [room ?? t('anyRoom'), formatFullDate(date, locale), hours].join(', ')
}

/** That it was sent, and what happens next. */
export function Thanks({ page, room }: { page: PageContext; room: string | null | undefined }) {
  const t = useTexts('rooms')
  const asked = useAsked(page, room)
  const { locale, visitor } = page
  return (
    <StatusPage seed="rooms">
      <div role="status">
        <h1>{t('thanksTitle')}</h1>
        {asked && <p className={styles.asked}>{asked}</p>}
        <p className="lead">{t('thanksText')}</p>
      </div>
      <ol className={styles.next}>
        <li>{t('next1')}</li>
        <li>{t('next2')}</li>
        <li>{t('next3')}</li>
      </ol>
      {isContact(visitor) ? (
        <Button href={localePath('/my-account/bookings-data', locale)}>{t('toBookings')}</Button>
      ) : (
        <Button href={localePath('/', locale)}>{t('toHome')}</Button>
      )}
      <a href={localePath('/facilitiesBooking', locale)}>{t('another')}</a>
    </StatusPage>
  )
}
