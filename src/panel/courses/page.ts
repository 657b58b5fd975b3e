import { courseTypes } from '../../domain/courses.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { listPaths } from '../kit/paths.ts'

/** What narrows the list beside words, and what the API is asked for each. */
const courseStates = {
  incomplete: { complete: 'false' },
  complete: { complete: 'true' },
  planned: { sessions: '>0' },
  unplanned: { sessions: '0' },
} as const
type CourseState = keyof typeof courseStates
const courseStateNames = Object.keys(courseStates) as CourseState[]

export const courseList = defineResourceList({
  path: listPaths.course,
  texts: 'panel-courses',
  query: graphql(`
    query CourseDesk(
      $page: Int!, $limit: Int!, $sort: [String], $locale: String, $search: String, $type: String, $category: String,
      $complete: String, $sessions: String
    ) {
      deskCourses(
        page: $page, limit: $limit, sort: $sort, locale: $locale, search: $search, type: $type, category: $category,
        complete: $complete, sessions: $sessions
      ) {
        total
        items { _id title { nl en fr } type category { nl en fr } price sessions missing { en fr } updatedAt }
      }
      allCategories { key name { nl en fr } }
    }
  `),
  orders: ['title', 'price', 'sessions', 'updatedAt'],
  usual: 'ASC',
  filters: {
    search: { is: 'search', ask: (search) => ({ search: `~${search.replaceAll(',', ' ')}` }) },
    type: courseTypes,
    category: { is: 'text', ask: (category) => ({ category }) },
    state: { is: courseStateNames, ask: (state) => courseStates[state as CourseState] },
  },
  also: ({ locale }) => ({ locale }),
})
