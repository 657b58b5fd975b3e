import { eInvoiceStates } from '../../domain/e-invoices.ts'
import { invoiceKinds, invoiceStatuses } from '../../domain/money.ts'
import { ofPeriod } from '../../domain/periods.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { listPaths } from '../kit/paths.ts'

export const invoiceList = defineResourceList({
  path: listPaths.invoice,
  texts: 'panel-invoices',
  query: graphql(`
    query InvoiceList(
      $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $kind: String, $eInvoice: String, $overdue: String,
      $dueOn: String, $period: String
    ) {
      invoices(
        page: $page, limit: $limit, sort: $sort, search: $search, status: $status, kind: $kind, eInvoice: $eInvoice,
        overdue: $overdue,
        dueOn: $dueOn, period: $period
      ) {
        total
        items { _id number status issuedOn dueOn total owed creditOf eInvoice customer { name } }
      }
    }
  `),
  orders: ['number', 'customer', 'issuedOn', 'dueOn', 'total'],
  usual: 'DESC',
  filters: {
    search: 'search',
    status: invoiceStatuses,
    kind: invoiceKinds,
    eInvoice: eInvoiceStates,
    overdue: ['true', 'false'],
    dueOn: 'day',
    period: {
      is: 'text',
      ask(text): Record<string, string> {
        const period = ofPeriod(text)
        return period ? { period } : {}
      },
    },
  },
  csv: '/invoices/csv',
  archive: '/invoices/archive',
})
