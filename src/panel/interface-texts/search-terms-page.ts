import { object, string } from 'yup'
import { line, localeCode } from '../../../schemas/rules.ts'
import { isLocale, type Locale, locales } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { type AnyForm, defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { NewSearchTerm_Input, SearchTermListQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { defineResourceList, searchedText } from '../kit/define-resource-list.ts'
import { textHref } from '../kit/paths.ts'

/** What is tried, and in which language. */
export function triedSearch(page: PageContext): { typed: string; locale: Locale } {
  const given = page.search.in?.[0]
  return { typed: searchedText(page, 'try'), locale: isLocale(given) ? given : page.locale }
}

const mostMeanings = 10
const longestWord = 60

/** What stands between commas. */
const meaningsIn = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** A term as it is typed: its meanings with commas between them, or none. */
const termSchema = object({
  language: localeCode.required('error.required'),
  term: line(longestWord).required('error.required'),
  meanings: line(mostMeanings * (longestWord + 2)).test('meanings', 'error.tooLong', (text) => {
    const meanings = meaningsIn(text)
    return meanings.length <= mostMeanings && meanings.every((one) => one.length <= longestWord)
  }),
})

const added = graphql(`
  mutation AddSearchTerm($input: NewSearchTerm_Input!) {
    createSearchTerm(input: $input) { _id }
  }
`)

const changed = graphql(`
  mutation ChangeSearchTerm($id: String!, $input: SearchTermChanges_Input!) {
    updateSearchTerm(id: $id, input: $input) { _id }
  }
`)

/** Which term the address opens; empty where a new one is written. */
export const editedTerm = ({ search }: PageContext): string => search.edit?.[0] ?? ''

/** Adds a term, or changes the one that is open in the list. */
export const termForm: AnyForm = {
  name: 'search-term',
  schema: async () => termSchema,
  fields: ['language', 'term', 'meanings'],
  async submit(send, values, page) {
    const { language, term, meanings } = values as { meanings?: string } & Pick<
      NewSearchTerm_Input,
      'language' | 'term'
    >
    const input = { language, term, meanings: meaningsIn(meanings) }
    const id = editedTerm(page)
    if (id) await send(changed, { id, input })
    else await send(added, { input })
    return textHref(page, { edit: '', said: 'saved' })
  },
}

/** Searches take the word as it is from now on. */
export const removeTermForm = defineForm({
  name: 'search-term-remove',
  schema: async () => object({ id: string().uuid('error.form').required('error.required') }),
  fields: ['id'],
  document: graphql(`
    mutation RemoveSearchTerm($id: String!) {
      deleteSearchTerm(id: $id)
    }
  `),
  variables: ({ id }) => ({ id }),
  next: (_data, page) => textHref(page, { edit: '', said: 'removed' }),
})

/** What words mean to the search for courses, by language, and what a search brings. */
export const termList = defineResourceList({
  path: '/words/search-terms',
  texts: 'panel-search-terms',
  query: graphql(`
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
  `),
  orders: ['term', 'language'],
  usual: 'ASC',
  filters: { term: 'search', language: locales },
  also(page) {
    const tried = triedSearch(page)
    return { ...tried, isTried: tried.typed !== '' }
  },
  search: ['edit', 'try', 'in'],
  forms: [termForm, removeTermForm],
  refused: (form, { locale }) =>
    form === termForm.name ? { field: 'term', text: allTexts[locale]['panel-search-terms'].known } : null,
})

export type TermRow = NonNullable<NonNullable<SearchTermListQuery['searchTerms']>['items'][number]>
