import { array, object, string } from 'yup'
import { graphql } from '../../src/ui/gql/gql.ts'
import { defineBlock } from '../kit/define-block.ts'

/** Asked by the browser while one types: it names the generated document, so that no other comes along. */
graphql(`
  query CourseSuggestions($search: String!, $locale: String!, $limit: Int!, $en: Boolean!, $fr: Boolean!) {
    filteredCourses(search: $search, locale: $locale, limit: $limit, facets: false) {
      total
      corrected
      items {
        title { ...Text }
        slug { ...Text }
        category { name { ...Text } }
      }
    }
  }
`)

export const courseSearchBlock = defineBlock({
  type: 'course-search',
  schema: object({
    placeholder: string().trim().required(),
    /** Words that many visitors look for, offered as links. */
    popular: array(string().trim().required()).max(6).required(),
  }),
  source: 'instance',
  picture: '............/............/.TTTTT....../............/.ffffffffbb./.ffffffffbb./.tt.tt.tt.../............',
  reads: ['path', 'search'],
  fields: { placeholder: { kind: 'text' }, popular: { kind: 'list', item: { kind: 'text' } } },
  hydrate: 'interaction',
  component: () => import('./course-search.tsx'),
})
