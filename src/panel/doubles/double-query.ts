import { doubleKinds } from '../../domain/doubles.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { DoubleListQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { defineList } from '../list/define-list.ts'
import { doublesPath } from './doubles-path.ts'

export const doubleList = defineList({
  path: doublesPath,
  sorts: ['customer'],
  usual: 'ASC',
  filters: { kind: doubleKinds },
})

export const doubleListQuery = graphql(`
  query DoubleList($page: Int!, $limit: Int!, $kind: String) {
    doubles(page: $page, limit: $limit, kind: $kind) {
      total
      items { kind why customer { _id name } kept { _id name about } dropped { _id name about } }
    }
  }
`)

/** They stand in one order. */
export function doubleListVariables(asked: PageContext) {
  const { page, limit, kind } = doubleList.variables(asked)
  return { page, limit, kind }
}

export type DoubleRow = NonNullable<NonNullable<DoubleListQuery['doubles']>['items'][number]>
