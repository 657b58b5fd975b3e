import { bookingStatuses } from '../../domain/bookings.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { RequestListQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { anyOf, fileChoice, listSearch, pageSize, readListAddress, searchedText } from '../kit/define-list.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'

const requestListQuery = graphql(`
  query RequestList($page: Int!, $limit: Int!, $sort: [String], $status: String, $customer: String) {
    bookings(page: $page, limit: $limit, sort: $sort, status: $status, customer: $customer) {
      total
      items {
        _id status persons date dayPart roomName { nl en fr } firstName lastName organisationName offerValidUntil
        offer { number total } createdAt
      }
    }
  }
`)

export type RequestRow = NonNullable<NonNullable<RequestListQuery['bookings']>['items'][number]>

/** How the list is narrowed and sorted, as its address says. */
export function requestSearch(page: PageContext) {
  return {
    ...readListAddress(page, ['createdAt', 'date', 'persons'], 'DESC'),
    status: bookingStatuses.find((name) => name === page.search.status?.[0]) ?? null,
    customer: searchedText(page, 'customer'),
  }
}

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
})

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
