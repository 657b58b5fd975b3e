import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../define-panel-page.ts'
import { creditForm, settleForm } from './invoice-forms.ts'
import { invoiceQuery } from './invoice-query.ts'

/** One invoice or credit note: what it says, what happened to it, and what can be done. */
export const invoicePage = definePanelPage({
  path: '/control-panel/invoices/:id',
  access: 'staff',
  search: ['act'],
  query: { document: invoiceQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [settleForm, creditForm],
  title: ({ invoice }, { locale }) => invoice?.number ?? allTexts[locale]['panel-invoices'].title,
  component: () => import('./invoice.tsx'),
})
