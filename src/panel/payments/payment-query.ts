import { paymentDifferences, paymentStatuses, paymentSubjects } from '../../domain/payment-states.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PaymentListQuery } from '../../ui/gql/graphql.ts'
import { defineList } from '../list/define-list.ts'
import { paymentsPath } from './payments-path.ts'

export const paymentList = defineList({
  path: paymentsPath,
  sorts: ['createdAt', 'customer', 'amount'],
  usual: 'DESC',
  filters: { search: null, status: paymentStatuses, difference: paymentDifferences, subject: paymentSubjects },
})

export const paymentListQuery = graphql(`
  query PaymentList(
    $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $difference: String, $subject: String
  ) {
    payments(
      page: $page, limit: $limit, sort: $sort, search: $search, status: $status, difference: $difference,
      subject: $subject
    ) {
      total
      items {
        _id status difference amount paidAmount refunded reference customer registration booking
        course { nl en fr } quotation invoice { _id number } createdAt
      }
    }
  }
`)

export type PaymentRow = NonNullable<NonNullable<PaymentListQuery['payments']>['items'][number]>
