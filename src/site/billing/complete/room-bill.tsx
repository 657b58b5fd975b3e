import { dayPartHours } from '../../../domain/bookings.ts'
import { formatAmount, formatClock, formatFullDate } from '../../../domain/format.ts'
import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import { PayBookingButton } from '../../../ui/billing/pay-booking-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import type { BillQuery } from '../../../ui/gql/graphql.ts'
import { useTexts } from '../../../ui/texts.ts'
import { StatusPage } from '../../chrome/status-page.tsx'
import { resultOf } from '../payment.ts'
import styles from './complete.module.css'
import { Result } from './result.tsx'
import { roomResult } from './room-result.ts'

type Booking = NonNullable<BillQuery['booking']>

/** What was paid for, to be recognised. */
function Facts({ booking, locale }: { booking: Booking; locale: Locale }) {
  const t = useTexts('billing')
  const { date, dayPart, persons, roomName, offer } = booking
  const { start, end } = dayPartHours[dayPart]
  const hours = t('room.hours', { start: formatClock(start, locale), end: formatClock(end, locale) })
  const facts = [
    [t('room.name'), roomName ? inLocale(roomName, locale) : offer?.room],
    [t('when'), `${formatFullDate(date, locale)}, ${hours}`],
    [t('room.persons'), String(persons)],
    [t('room.number'), offer?.number],
    [t('amount'), offer && formatAmount(offer.total, locale)],
  ] as const
  return (
    <div className={styles.facts}>
      <FactList facts={facts} />
    </div>
  )
}

/** How paying a room went; it is kept, so that who could not pay tries again. */
export function RoomBill({ booking, data, locale }: { booking: Booking; data: BillQuery; locale: Locale }) {
  const t = useTexts('billing')
  const result = roomResult(resultOf(data))
  const { _id, offer } = booking
  const canRetry = result === 'failed' && data.bookingPayment?.status === 'waiting_for_payment'
  return (
    <StatusPage seed="billing">
      <Result result={result} title={t(`room.${result}.title`)} text={t(`room.${result}.text`)} />
      <Facts booking={booking} locale={locale} />
      <div className={styles.actions}>
        {canRetry && offer && <PayBookingButton booking={_id} total={offer.total} locale={locale} />}
        <Button look={canRetry ? 'outline' : 'primary'} href={localePath(`/my-account/bookings-data/${_id}`, locale)}>
          {t('room.toBooking')}
        </Button>
        {result === 'failed' && <a href={localePath('/contact?subject=payment', locale)}>{t('contact')}</a>}
      </div>
    </StatusPage>
  )
}
