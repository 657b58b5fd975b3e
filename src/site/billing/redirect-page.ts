import { localePath } from '../../domain/locales.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePage } from '../define-page.ts'
import { dataOf } from '../page-error.ts'
import { isPaymentId, isToBePaid, paymentQuery } from './payment.ts'

const beginPayment = graphql(`
  mutation BeginPayment($input: PaymentRequest_Input!) {
    createRegistrationPayment(input: $input) { redirectUrl }
  }
`)

/** Between here and the payment provider: leads there while nothing is known, on the way back to how it went. */
export const billingRedirectPage = definePage({
  path: '/billing/redirect/:id',
  access: 'contact',
  async leadsTo({ params, locale }, runQuery) {
    const { id = '' } = params
    if (!isPaymentId(id)) return null
    const payment = await runQuery(paymentQuery, { id })
    if (payment.errors[0]?.status === 404) return null
    const { registrationPayment } = dataOf(payment)
    const complete = localePath(`/billing/complete/${id}`, locale)
    if (!registrationPayment || !isToBePaid(registrationPayment)) return complete
    const begun = await runQuery(beginPayment, { input: { id } })
    return begun.data?.createRegistrationPayment?.redirectUrl ?? complete
  },
})
