import { customerKinds, customerStates } from '../../domain/customers.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { CustomerListQuery } from '../../ui/gql/graphql.ts'
import { defineList } from '../kit/define-list.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { listPaths } from '../kit/paths.ts'

export const customerList = defineList({
  path: listPaths.customer,
  sorts: ['name', 'createdAt'],
  usual: 'ASC',
  filters: { search: null, kind: customerKinds, state: customerStates },
})

const customerListQuery = graphql(`
  query CustomerList($page: Int!, $limit: Int!, $sort: [String], $search: String, $kind: String, $state: String) {
    customers(page: $page, limit: $limit, sort: $sort, search: $search, kind: $kind, state: $state) {
      total
      items { _id kind name email about state createdAt }
    }
  }
`)

export type CustomerRow = NonNullable<NonNullable<CustomerListQuery['customers']>['items'][number]>

/** Organisations and accounts, in one list. */
export const customersPage = definePanelPage({
  path: '/control-panel/customers',
  access: 'staff',
  search: customerList.search,
  query: { document: customerListQuery, variables: customerList.variables },
  title: (_data, { locale }) => allTexts[locale]['panel-customers'].title,
})

/** The list, as it is searched and sorted, as a CSV file. */
export const customersFile = definePanelPage({
  path: '/control-panel/customers.csv',
  access: 'staff',
  search: customerList.search,
  file: (page) => ({ path: `/customers/csv?${customerList.fileQuery(page)}` }),
})
