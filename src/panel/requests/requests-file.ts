import { definePanelPage } from '../define-panel-page.ts'
import { fileChoice, listSearch } from '../list/list-choice.ts'
import { anyOf } from '../list/read-list-address.ts'
import { requestSearch } from './request-query.ts'

/** The list, as it is searched and sorted, as a CSV file. */
export const requestsFile = definePanelPage({
  path: '/control-panel/requests.csv',
  access: 'staff',
  search: [...listSearch, 'status', 'customer'],
  file(page) {
    const { sort, direction, status, customer } = requestSearch(page)
    const customers = anyOf(customer)
    const query = new URLSearchParams({
      ...{ locale: page.locale, sort: `${sort}:${direction}`, ...fileChoice(page) },
      ...(status && { status }),
      ...(customers && { customer: `~${customers}` }),
    })
    return { path: `/bookings/csv?${query}` }
  },
})
