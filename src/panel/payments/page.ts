import { paymentDifferences, paymentStatuses, paymentSubjects } from '../../domain/payment-states.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PaymentListQuery } from '../../ui/gql/graphql.ts'
import { defineList } from '../kit/define-list.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { listPaths } from '../kit/paths.ts'

export const paymentList = defineList({
  path: listPaths.payment,
  sorts: ['createdAt', 'customer', 'amount'],
  usual: 'DESC',
  filters: { search: null, status: paymentStatuses, difference: paymentDifferences, subject: paymentSubjects },
})

const paymentListQuery = graphql(`
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

/** Every attempt to pay online. */
export const paymentsPage = definePanelPage({
  path: '/control-panel/payments',
  access: 'staff',
  search: paymentList.search,
  query: { document: paymentListQuery, variables: paymentList.variables },
  title: (_data, { locale }) => allTexts[locale]['panel-payments'].title,
})

/** The list, as it is searched and sorted, as a CSV file. */
export const paymentsFile = definePanelPage({
  path: '/control-panel/payments.csv',
  access: 'staff',
  search: paymentList.search,
  file: (page) => ({ path: `/payments/csv?${paymentList.fileQuery(page)}` }),
})
