import { definePanelPage } from '../define-panel-page.ts'
import { customerList } from './customer-query.ts'

/** The list, as it is searched and sorted, as a CSV file. */
export const customersFile = definePanelPage({
  path: '/control-panel/customers.csv',
  access: 'staff',
  search: customerList.search,
  file: (page) => ({ path: `/customers/csv?${customerList.fileQuery(page)}` }),
})
