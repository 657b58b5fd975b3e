import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { paymentHref } from '../payments-path.ts'

/** Decides what becomes of a payment of another amount. */
export const decisionForm = defineForm({
  name: 'payment-decision',
  schema: () => import('../../../../schemas/payment.ts').then((module) => module.paymentDecision),
  fields: ['decision', 'reason'],
  document: graphql(`
    mutation DecidePayment($id: String!, $input: PaymentDecision_Input!) {
      decidePayment(id: $id, input: $input) { _id }
    }
  `),
  variables: (input, { params }) => ({ id: params.id ?? '', input }),
  next: (_data, page) => `${paymentHref(page.params.id ?? '', page)}?said=payment-decided`,
})
