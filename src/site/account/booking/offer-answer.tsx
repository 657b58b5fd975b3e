import { formatAmount } from '../../../domain/format.ts'
import { provider } from '../../../domain/provider.ts'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { approveForm, refuseForm } from './answer-forms.ts'
import styles from './booking.module.css'
import type { Booking, Offer } from './booking-query.ts'
import { Validity } from './validity.tsx'

interface Props {
  booking: Booking
  offer: Offer
  page: PageContext
  form: FormState | undefined
}

/** Approve with one's own number, or refuse with a reason, which is closed until it is opened. */
export function OfferAnswer({ booking, offer, page, form }: Props) {
  const t = useTexts('bookings')
  const { locale } = page
  const reference = booking.customerRef ?? ''
  return (
    <>
      <Validity offer={offer} page={page} />
      <Form
        definition={approveForm}
        state={form}
        values={{ customerRef: reference, offerNumber: String(offer.number) }}
        labels={{ customerRef: t('customerRef') }}
      >
        <input type="hidden" name="offerNumber" value={offer.number} />
        <TextField name="customerRef" hint={t('customerRefHint')} optional />
        <SubmitButton label={t('approve', { amount: formatAmount(offer.total, locale) })} />
      </Form>
      <p className={styles.note}>{t('approveText')}</p>
      <details className={styles.refuse} open={form?.form === refuseForm.name || undefined}>
        <summary>{t('rather')}</summary>
        <Form definition={refuseForm} state={form} labels={{ reason: t('why') }}>
          <TextArea name="reason" rows={3} hint={t('whyHint', { provider: provider.name })} />
          <SubmitButton label={t('refuse')} look="outline" />
        </Form>
      </details>
    </>
  )
}
