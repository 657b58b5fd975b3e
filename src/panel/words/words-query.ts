import { graphql } from '../../ui/gql/gql.ts'
import type { InterfaceTextListQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { pageSize, readListAddress, searchedText } from '../kit/define-resource-list.ts'

export const wordsPath = '/words'

export const wordsQuery = graphql(`
  query InterfaceTextList($page: Int!, $limit: Int!, $search: String, $changed: Boolean) {
    interfaceTexts(page: $page, limit: $limit, search: $search, changed: $changed) {
      total
      items { ...SaidText }
    }
  }
`)

graphql(`
  fragment SaidText on InterfaceText {
    key
    placeholders
    texts {
      nl { text original longest changedAt author }
      en { text original longest changedAt author }
      fr { text original longest changedAt author }
    }
  }
`)

export type WordsRow = NonNullable<NonNullable<InterfaceTextListQuery['interfaceTexts']>['items'][number]>

export const wordsAddress = (page: PageContext) => readListAddress(page, ['key'], 'ASC')

/** Whether only what was changed is asked for. */
export const isChangedOnly = ({ search }: PageContext): boolean => search.changed?.[0] === 'true'

export const wordsVariables = (page: PageContext) => ({
  page: wordsAddress(page).page,
  limit: pageSize,
  search: searchedText(page, 'search'),
  ...(isChangedOnly(page) && { changed: true }),
})
