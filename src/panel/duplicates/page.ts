import { doubleKinds } from '../../domain/customers.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { listPaths } from '../kit/paths.ts'

export const duplicateList = defineResourceList({
  path: listPaths.duplicate,
  texts: 'panel-doubles',
  query: graphql(`
    query DoubleList($page: Int!, $limit: Int!, $kind: String) {
      doubles(page: $page, limit: $limit, kind: $kind) {
        total
        items { kind why customer { _id name } kept { _id name about } dropped { _id name about } }
      }
    }
  `),
  orders: ['customer'],
  usual: 'ASC',
  filters: { kind: doubleKinds },
})
