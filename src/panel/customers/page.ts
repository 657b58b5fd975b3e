import { customerKinds, customerStates } from '../../domain/customers.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { listPaths } from '../kit/paths.ts'

export const customerList = defineResourceList({
  path: listPaths.customer,
  texts: 'panel-customers',
  query: graphql(`
    query CustomerList($page: Int!, $limit: Int!, $sort: [String], $search: String, $kind: String, $state: String) {
      customers(page: $page, limit: $limit, sort: $sort, search: $search, kind: $kind, state: $state) {
        total
        items { _id kind name email about state createdAt }
      }
    }
  `),
  orders: ['name', 'createdAt'],
  usual: 'ASC',
  filters: { search: 'search', kind: customerKinds, state: customerStates },
  csv: '/customers/csv',
})
