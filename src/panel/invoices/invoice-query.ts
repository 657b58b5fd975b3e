import { invoiceKinds, invoiceStatuses } from '../../domain/invoice-states.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { InvoiceListQuery } from '../../ui/gql/graphql.ts'
import { defineList } from '../list/define-list.ts'
import { invoicesPath } from './invoices-path.ts'

export const invoiceList = defineList({
  path: invoicesPath,
  sorts: ['number', 'customer', 'issuedOn', 'dueOn', 'total'],
  usual: 'DESC',
  filters: { search: null, status: invoiceStatuses, kind: invoiceKinds, overdue: ['true', 'false'], dueOn: 'day' },
})

export const invoiceListQuery = graphql(`
  query InvoiceList(
    $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $kind: String, $overdue: String,
    $dueOn: String
  ) {
    invoices(
      page: $page, limit: $limit, sort: $sort, search: $search, status: $status, kind: $kind, overdue: $overdue,
      dueOn: $dueOn
    ) {
      total
      items { _id number status issuedOn dueOn total owed creditOf customer { name } }
    }
  }
`)

export type InvoiceRow = NonNullable<NonNullable<InvoiceListQuery['invoices']>['items'][number]>
