import { allTexts } from '../../../ui/all-texts.ts'
import { payForm } from '../../../ui/billing/pay-form.ts'
import { definePage } from '../../define-page.ts'
import { billQuery, isPaymentId, resultOf } from '../payment.ts'

/** How paying a registration went (spec section 2, Payment result pages). */
export const billingCompletePage = definePage({
  path: '/billing/complete/:id',
  access: 'contact',
  query: {
    document: billQuery,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    isThere: ({ registrationPayment }, { params }) => isPaymentId(params.id) && registrationPayment !== null,
  },
  forms: [payForm],
  head({ registrationPayment }, { locale }) {
    const texts = allTexts[locale].billing
    const { title, text } = texts[registrationPayment ? resultOf(registrationPayment) : 'failed']
    return { title, description: text, floor: { seed: 'billing', family: 'sage' } }
  },
  screen: 'billing/complete',
  component: () => import('./complete.tsx'),
})
