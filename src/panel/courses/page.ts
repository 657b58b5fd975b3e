import { courseTypes } from '../../domain/courses.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { CourseDeskQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { listSearch, pageSize, readListAddress, searchedText } from '../kit/define-resource-list.ts'

const courseListQuery = graphql(`
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
`)

export type CourseRow = NonNullable<NonNullable<CourseDeskQuery['deskCourses']>['items'][number]>

/** What narrows the list beside words, and what the API is asked for each. */
const courseStates = {
  incomplete: { complete: 'false' },
  complete: { complete: 'true' },
  planned: { sessions: '>0' },
  unplanned: { sessions: '0' },
} as const
type CourseState = keyof typeof courseStates
export const courseStateNames = Object.keys(courseStates) as CourseState[]

/** How the list is narrowed and sorted, as its address says. */
export function courseSearch(page: PageContext) {
  return {
    ...readListAddress(page, ['title', 'price', 'sessions', 'updatedAt'], 'ASC'),
    search: searchedText(page, 'search'),
    type: courseTypes.find((name) => name === page.search.type?.[0]) ?? '',
    category: searchedText(page, 'category'),
    state: courseStateNames.find((name) => name === page.search.state?.[0]) ?? null,
  }
}

function courseListVariables(page: PageContext) {
  const { page: number, sort, direction, search, type, category, state } = courseSearch(page)
  return {
    ...{ page: number, limit: pageSize, sort: [`${sort}:${direction}`], locale: page.locale },
    ...(search && { search: `~${search.replaceAll(',', ' ')}` }),
    ...(type && { type }),
    ...(category && { category }),
    ...(state && courseStates[state]),
  }
}

/** Every course, with how far each of its languages is. */
export const coursesPage = definePanelPage({
  path: '/control-panel/courses',
  access: 'editor',
  search: [...listSearch, 'search', 'type', 'category', 'state'],
  query: { document: courseListQuery, variables: courseListVariables },
  title: (_data, { locale }) => allTexts[locale]['panel-courses'].title,
})
