import { formatAmount } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { ActionButton } from '../kit/action-form.tsx'
import { useTexts } from '../texts.ts'
import { payBookingForm } from './pay-forms.ts'

export const PayButton = ({ id, children }: { id: string; children: string }) => (
  <ActionButton name="registration-pay" sent={{ id }}>
    {children}
  </ActionButton>
)

/** Pays an approved booking at the payment provider; names the amount, in cents. */
export function PayBookingButton({ booking, total, locale }: { booking: string; total: number; locale: Locale }) {
  const t = useTexts('bookings')
  return (
    <ActionButton name={payBookingForm.name} sent={{ id: booking }}>
      {t('common.pay', { amount: formatAmount(total, locale) })}
    </ActionButton>
  )
}

/** Goes on to register those for whom seats are kept. */
export const AcceptButton = ({ id, children }: { id: string; children: string }) => (
  <ActionButton name="waiting-list-accept" sent={{ id }}>
    {children}
  </ActionButton>
)
