import { formatAmount } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { Button } from '../button.tsx'
import { useTexts } from '../texts.ts'
import { payBookingForm } from './pay-booking-form.ts'

/** Pays an approved booking at the payment provider; names the amount, in cents. */
export function PayBookingButton({ booking, total, locale }: { booking: string; total: number; locale: Locale }) {
  const t = useTexts('bookings')
  const { name } = payBookingForm
  return (
    <form method="post" data-form={name}>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="id" value={booking} />
      <Button type="submit">{t('pay', { amount: formatAmount(total, locale) })}</Button>
    </form>
  )
}
