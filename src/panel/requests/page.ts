import { bookingStatuses } from '../../domain/bookings.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { listPaths } from '../kit/paths.ts'

export const requestList = defineResourceList({
  path: listPaths.request,
  texts: 'panel-requests',
  query: graphql(`
    query RequestList($page: Int!, $limit: Int!, $sort: [String], $status: String, $search: String) {
      bookings(page: $page, limit: $limit, sort: $sort, status: $status, search: $search) {
        total
        items {
          _id status persons date dayPart roomName { nl en fr } firstName lastName organisationName offerValidUntil
          offer { number total } createdAt
        }
      }
    }
  `),
  orders: ['createdAt', 'date', 'persons'],
  usual: 'DESC',
  filters: { search: 'search', status: bookingStatuses },
  csv: '/bookings/csv',
})
