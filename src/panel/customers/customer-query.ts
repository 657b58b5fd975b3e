import { customerKinds, customerStates } from '../../domain/customers.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { CustomerListQuery } from '../../ui/gql/graphql.ts'
import { defineList } from '../list/define-list.ts'
import { customersPath } from './customers-path.ts'

export const customerList = defineList({
  path: customersPath,
  sorts: ['name', 'createdAt'],
  usual: 'ASC',
  filters: { search: null, kind: customerKinds, state: customerStates },
})

export const customerListQuery = graphql(`
  query CustomerList($page: Int!, $limit: Int!, $sort: [String], $search: String, $kind: String, $state: String) {
    customers(page: $page, limit: $limit, sort: $sort, search: $search, kind: $kind, state: $state) {
      total
      items { _id kind name email about state createdAt }
    }
  }
`)

export type CustomerRow = NonNullable<NonNullable<CustomerListQuery['customers']>['items'][number]>
