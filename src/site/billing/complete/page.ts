import { allTexts } from '../../../ui/all-texts.ts'
import { payBookingForm } from '../../../ui/billing/pay-booking-form.ts'
import { payForm } from '../../../ui/billing/pay-form.ts'
import { definePage } from '../../screens/define-page.ts'
import { billQuery, isPaymentId, isToBePaid, resultOf } from '../payment.ts'
import { roomResult } from './room-result.ts'

/** How paying a registration or a room went (spec section 2, Payment result pages). */
export const billingCompletePage = definePage({
  path: '/billing/complete/:id',
  access: 'contact',
  query: {
    document: billQuery,
    variables: ({ params, visitor }) => ({ id: params.id ?? '', userId: visitor?.userId ?? '' }),
    mayBeMissing: true,
    isThere: ({ registrationPayment, bookingPayment }, { params }) =>
      isPaymentId(params.id) && Boolean(registrationPayment ?? bookingPayment),
  },
  forms: [payForm, payBookingForm],
  head(data, { locale }) {
    const texts = allTexts[locale].billing
    const result = resultOf(data)
    const { title, text } = data.bookingPayment ? texts.room[roomResult(result)] : texts[result]
    const isOpen = data.registrationPayment != null && isToBePaid(data.registrationPayment)
    return {
      title: isOpen ? texts.unpaid : title,
      description: text,
      floor: { seed: 'billing', family: data.bookingPayment ? 'sky' : 'sage' },
    }
  },
  screen: 'billing/complete',
})
