import { invoiceKinds, invoiceStatuses } from '../../domain/money.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { listPaths } from '../kit/paths.ts'

export const invoiceList = defineResourceList({
  path: listPaths.invoice,
  texts: 'panel-invoices',
  query: graphql(`
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
  `),
  orders: ['number', 'customer', 'issuedOn', 'dueOn', 'total'],
  usual: 'DESC',
  filters: {
    search: 'search',
    status: invoiceStatuses,
    kind: invoiceKinds,
    overdue: ['true', 'false'],
    dueOn: 'day',
  },
  csv: '/invoices/csv',
})
