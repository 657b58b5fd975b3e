import { formatAmount } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { Button } from '../button.tsx'
import { useTexts } from '../texts.ts'
import { payBookingForm } from './pay-forms.ts'

/** Leads to the payment provider. */
export const PayButton = ({ id, children }: { id: string; children: string }) => (
  <form method="post" data-form="registration-pay">
    <input type="hidden" name="form" value="registration-pay" />
    <input type="hidden" name="id" value={id} />
    <Button type="submit">{children}</Button>
  </form>
)

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

/** Goes on to register those for whom seats are kept. */
export const AcceptButton = ({ id, children }: { id: string; children: string }) => (
  <form method="post" data-form="waiting-list-accept">
    <input type="hidden" name="form" value="waiting-list-accept" />
    <input type="hidden" name="id" value={id} />
    <Button type="submit">{children}</Button>
  </form>
)
