import { definePanelPage } from '../define-panel-page.ts'
import { paymentList } from './payment-query.ts'

/** The list, as it is searched and sorted, as a CSV file. */
export const paymentsFile = definePanelPage({
  path: '/control-panel/payments.csv',
  access: 'staff',
  search: paymentList.search,
  file: (page) => ({ path: `/payments/csv?${paymentList.fileQuery(page)}` }),
})
