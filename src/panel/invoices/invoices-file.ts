import { definePanelPage } from '../define-panel-page.ts'
import { invoiceList } from './invoice-query.ts'

/** The list, as it is searched and sorted, as a CSV file. */
export const invoicesFile = definePanelPage({
  path: '/control-panel/invoices.csv',
  access: 'staff',
  search: invoiceList.search,
  file: (page) => ({ path: `/invoices/csv?${invoiceList.fileQuery(page)}` }),
})
