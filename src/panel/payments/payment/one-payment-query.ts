import { graphql } from '../../../ui/gql/gql.ts'
import type { PanelPaymentQuery } from '../../../ui/gql/graphql.ts'

export const paymentQuery = graphql(`
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
