import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../define-panel-page.ts'
import { decisionForm } from './decision-form.ts'
import { paymentQuery } from './one-payment-query.ts'

/** One payment: what it is for, what happened, and what is decided where another amount came. */
export const paymentPage = definePanelPage({
  path: '/control-panel/payments/:id',
  access: 'staff',
  search: ['act'],
  query: { document: paymentQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [decisionForm],
  title: ({ payment }, { locale }) => payment?.customer ?? allTexts[locale]['panel-payments'].title,
  component: () => import('./payment.tsx'),
})
