import { definePanelPage } from '../define-panel-page.ts'
import { anyOf } from '../list/read-list-address.ts'
import { requestSearch } from './request-query.ts'

/** The list, as it is searched and sorted, as a CSV file. */
export const requestsFile = definePanelPage({
  path: '/control-panel/requests.csv',
  access: 'staff',
  search: ['sort', 'status', 'customer'],
  file(page) {
    const { sort, direction, status, customer } = requestSearch(page)
    const customers = anyOf(customer)
    const query = new URLSearchParams({
      ...{ locale: page.locale, sort: `${sort}:${direction}` },
      ...(status && { status }),
      ...(customers && { customer: `~${customers}` }),
    })
    return { path: `/bookings/csv?${query}` }
  },
})
