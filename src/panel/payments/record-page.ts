import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PanelPaymentQuery } from '../../ui/gql/graphql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'

const paymentQuery = graphql(`
  query PanelPayment($id: String!) {
    payment(id: $id) {
      _id status difference amount paidAmount refunded paymentProvider reference customer email transferReference
      registration booking course { nl en fr } quotation invoice { _id number } createdAt canAccept
      history { status at by reason }
      refunds { _id status amount createdAt }
    }
  }
`)

export type Payment = NonNullable<PanelPaymentQuery['payment']>

export const decisionForm = defineForm({
  name: 'payment-decision',
  schema: () => import('../../../schemas/payment.ts').then((module) => module.paymentDecision),
  fields: ['decision', 'reason'],
  document: graphql(`
    mutation DecidePayment($id: String!, $input: PaymentDecision_Input!) {
      decidePayment(id: $id, input: $input) { _id }
    }
  `),
  variables: (input, { params }) => ({ id: params.id ?? '', input }),
  next: saidHere('payment-decided'),
})

export const paymentPage = definePanelPage({
  path: '/control-panel/payments/:id',
  search: ['act'],
  query: { document: paymentQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [decisionForm],
  title: ({ payment }, { locale }) => payment?.customer ?? allTexts[locale]['panel-payments'].title,
})
