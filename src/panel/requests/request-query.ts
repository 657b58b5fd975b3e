import { bookingStatuses } from '../../domain/bookings.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { RequestListQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'

export const pageSize = 20

const sorts = ['createdAt', 'date', 'persons'] as const

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
export function requestSearch({ search }: PageContext) {
  const page = Number(search.page?.[0] ?? 1)
  const [sort = 'createdAt', direction = 'DESC'] = search.sort?.[0]?.split(':') ?? []
  return {
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    sort: sorts.find((name) => name === sort) ?? ('createdAt' as (typeof sorts)[number]),
    direction: direction === 'ASC' ? ('ASC' as const) : ('DESC' as const),
    status: bookingStatuses.find((name) => name === search.status?.[0]) ?? null,
    customer: search.customer?.[0]?.slice(0, 100) ?? '',
  }
}
