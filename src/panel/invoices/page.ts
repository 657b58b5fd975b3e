import { invoiceKinds, invoiceStatuses } from '../../domain/invoice-states.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { InvoiceListQuery } from '../../ui/gql/graphql.ts'
import { defineList } from '../kit/define-list.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { listPaths } from '../kit/paths.ts'

export const invoiceList = defineList({
  path: listPaths.invoice,
  sorts: ['number', 'customer', 'issuedOn', 'dueOn', 'total'],
  usual: 'DESC',
  filters: { search: null, status: invoiceStatuses, kind: invoiceKinds, overdue: ['true', 'false'], dueOn: 'day' },
})

const invoiceListQuery = graphql(`
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

/** Every invoice and credit note. */
export const invoicesPage = definePanelPage({
  path: '/control-panel/invoices',
  access: 'staff',
  search: invoiceList.search,
  query: { document: invoiceListQuery, variables: invoiceList.variables },
  title: (_data, { locale }) => allTexts[locale]['panel-invoices'].title,
})

/** The list, as it is searched and sorted, as a CSV file. */
export const invoicesFile = definePanelPage({
  path: '/control-panel/invoices.csv',
  access: 'staff',
  search: invoiceList.search,
  file: (page) => ({ path: `/invoices/csv?${invoiceList.fileQuery(page)}` }),
})
