import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { paymentList, paymentListQuery } from './payment-query.ts'

/** Every attempt to pay online. */
export const paymentsPage = definePanelPage({
  path: '/control-panel/payments',
  access: 'staff',
  search: paymentList.search,
  query: { document: paymentListQuery, variables: paymentList.variables },
  title: (_data, { locale }) => allTexts[locale]['panel-payments'].title,
  component: () => import('./payments.tsx'),
})
