import { definePanelPage } from '../../define-panel-page.ts'

const fileOf = (path: string, what: 'pdf' | 'ubl') =>
  definePanelPage({
    path,
    access: 'staff',
    file: ({ params: { id = '' } }) => (/^[\w-]+$/.test(id) ? { path: `/invoices/${id}/${what}` } : null),
  })

/** An invoice to print. */
export const invoicePdfFile = fileOf('/control-panel/invoices/:id.pdf', 'pdf')

/** An invoice for the accounts of who is billed. */
export const invoiceUblFile = fileOf('/control-panel/invoices/:id.xml', 'ubl')
