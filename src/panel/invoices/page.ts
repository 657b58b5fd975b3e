import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { invoiceList, invoiceListQuery } from './invoice-query.ts'

/** Every invoice and credit note. */
export const invoicesPage = definePanelPage({
  path: '/control-panel/invoices',
  access: 'staff',
  search: invoiceList.search,
  query: { document: invoiceListQuery, variables: invoiceList.variables },
  title: (_data, { locale }) => allTexts[locale]['panel-invoices'].title,
  component: () => import('./invoices.tsx'),
})
