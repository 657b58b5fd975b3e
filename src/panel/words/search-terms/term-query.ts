import { isLocale, type Locale, locales } from '../../../domain/locales.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { SearchTermListQuery } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { defineList, searchedText } from '../../kit/define-resource-list.ts'

export const termList = defineList({
  path: '/words/search-terms',
  orders: ['term', 'language'],
  usual: 'ASC',
  filters: { term: 'search', language: locales },
})

export const termQuery = graphql(`
  query SearchTermList($page: Int!, $limit: Int!, $sort: [String], $term: String, $language: String, $typed: String,
    $locale: String, $isTried: Boolean!) {
    searchTerms(page: $page, limit: $limit, sort: $sort, term: $term, language: $language) {
      total
      items { _id language term meanings }
    }
    filteredCourses(search: $typed, locale: $locale, limit: 5, facets: false) @include(if: $isTried) {
      total
      corrected
      items { _id title { nl en fr } }
    }
  }
`)

export type TermRow = NonNullable<NonNullable<SearchTermListQuery['searchTerms']>['items'][number]>

/** What is tried, and in which language. */
export function triedSearch(page: PageContext): { typed: string; locale: Locale } {
  const given = page.search.in?.[0]
  return { typed: searchedText(page, 'try'), locale: isLocale(given) ? given : page.locale }
}

export function termVariables(page: PageContext) {
  const { typed, locale } = triedSearch(page)
  return { ...termList.variables(page), typed, locale, isTried: typed !== '' }
}
