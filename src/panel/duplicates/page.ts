import { doubleKinds } from '../../domain/doubles.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { DoubleListQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { defineList } from '../kit/define-list.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { listPaths } from '../kit/paths.ts'

export const duplicateList = defineList({
  path: listPaths.duplicate,
  sorts: ['customer'],
  usual: 'ASC',
  filters: { kind: doubleKinds },
})

const duplicateListQuery = graphql(`
  query DoubleList($page: Int!, $limit: Int!, $kind: String) {
    doubles(page: $page, limit: $limit, kind: $kind) {
      total
      items { kind why customer { _id name } kept { _id name about } dropped { _id name about } }
    }
  }
`)

/** They stand in one order. */
function doubleListVariables(asked: PageContext) {
  const { page, limit, kind } = duplicateList.variables(asked)
  return { page, limit, kind }
}

export type DuplicateRow = NonNullable<NonNullable<DoubleListQuery['doubles']>['items'][number]>

/** Participants and organisations that are probably there twice. */
export const duplicatesPage = definePanelPage({
  path: '/control-panel/doubles',
  access: 'staff',
  search: duplicateList.search,
  query: { document: duplicateListQuery, variables: doubleListVariables },
  title: (_data, { locale }) => allTexts[locale]['panel-doubles'].title,
})
