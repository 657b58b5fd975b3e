import { paymentDifferences, paymentStatuses, paymentSubjects } from '../../domain/money.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PaymentListQuery } from '../../ui/gql/graphql.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { listPaths } from '../kit/paths.ts'

export const paymentList = defineResourceList({
  path: listPaths.payment,
  texts: 'panel-payments',
  query: graphql(`
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
  `),
  orders: ['createdAt', 'customer', 'amount'],
  usual: 'DESC',
  filters: { search: 'search', status: paymentStatuses, difference: paymentDifferences, subject: paymentSubjects },
  csv: '/payments/csv',
})

export type PaymentRow = NonNullable<NonNullable<PaymentListQuery['payments']>['items'][number]>
