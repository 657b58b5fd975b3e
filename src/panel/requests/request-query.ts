import { bookingStatuses } from '../../domain/bookings.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { RequestListQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { readListAddress, searchedText } from '../list/read-list-address.ts'

export const requestListQuery = graphql(`
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
