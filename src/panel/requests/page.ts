import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { listSearch } from '../list/list-choice.ts'
import { anyOf, pageSize } from '../list/read-list-address.ts'
import { requestListQuery, requestSearch } from './request-query.ts'

/** Everything that was asked of our rooms. */
export const requestsPage = definePanelPage({
  path: '/control-panel/requests',
  access: 'staff',
  search: [...listSearch, 'status', 'customer'],
  query: {
    document: requestListQuery,
    variables(page) {
      const { sort, direction, status, customer, ...rest } = requestSearch(page)
      const customers = anyOf(customer)
      return {
        ...{ page: rest.page, limit: pageSize, sort: [`${sort}:${direction}`] },
        ...(status && { status }),
        ...(customers && { customer: `~${customers}` }),
      }
    },
  },
  title: (_data, { locale }) => allTexts[locale]['panel-requests'].title,
  component: () => import('./requests.tsx'),
})
