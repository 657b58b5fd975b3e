import { brusselsDay, isDay } from '../../domain/days.ts'
import { sessionStates } from '../../domain/session-states.ts'
import { uuidPattern } from '../../domain/uuid-pattern.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { SessionListQuery, SessionListQueryVariables } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { anyOf, fileChoice, listSearch, pageSize, readListAddress, searchedText } from '../kit/define-list.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'

const sessionListQuery = graphql(`
  query SessionList(
    $page: Int!, $limit: Int!, $sort: [String], $startDate: String, $endDate: String!, $title: String,
    $location: String, $language: String, $decision: String, $belowMinimum: String, $fullyBooked: String,
    $course: String, $of: String!, $hasCourse: Boolean!
  ) {
    plannedSessions(
      page: $page, limit: $limit, sort: $sort, startDate: $startDate, endDate: $endDate, title: $title,
      location: $location, language: $language, decision: $decision, belowMinimum: $belowMinimum,
      fullyBooked: $fullyBooked, course: $course
    ) {
      total
      items {
        _id startDate endDate registrationCount capacity minimum decision
        plannedCourse { title { nl en fr } } location { name { nl en fr } } language { name { nl en fr } }
        trainer { name }
      }
    }
    course(id: $of) @include(if: $hasCourse) { title { nl en fr } }
    allLocations { key name { nl en fr } }
    allLanguages { code name { nl en fr } }
  }
`)

export type SessionRow = NonNullable<NonNullable<SessionListQuery['plannedSessions']>['items'][number]>

const sorts = ['startDate', 'registrationCount', 'capacity'] as const
const dayIn = ({ search }: PageContext, name: string) =>
  isDay(search[name]?.[0] ?? '') ? search[name]?.[0] : undefined

/** How the list is narrowed and sorted, as its address says; from today on where it names no day. */
export function sessionSearch(page: PageContext) {
  return {
    ...readListAddress(page, sorts, 'ASC'),
    course: page.search.course?.find((id) => uuidPattern.test(id)) ?? '',
    title: searchedText(page, 'title'),
    from: dayIn(page, 'from') ?? brusselsDay(new Date(page.now)),
    until: dayIn(page, 'until') ?? '',
    location: searchedText(page, 'location'),
    language: searchedText(page, 'language'),
    state: sessionStates.find((name) => name === page.search.state?.[0]) ?? null,
  }
}

/** Each state as `sessionStateOf` tells it, in filters of the API. */
const filtersOf = {
  canceled: { decision: 'canceled' },
  confirmed: { decision: 'confirmed', fullyBooked: 'false' },
  belowMinimum: { belowMinimum: 'true', fullyBooked: 'false' },
  full: { fullyBooked: 'true', decision: '!canceled' },
  open: { fullyBooked: 'false', belowMinimum: 'false', decision: '!canceled,confirmed' },
} as const

/** The filters of the API, for the list and for its file. */
function sessionFilters(
  page: PageContext,
): Omit<SessionListQueryVariables, 'page' | 'limit' | 'sort' | 'of' | 'hasCourse'> {
  const { course, from, until, state, ...typed } = sessionSearch(page)
  const [title, location, language] = [typed.title, typed.location, typed.language].map(anyOf)
  return {
    ...(course && { course }),
    endDate: `>=${from}`,
    ...(until && { startDate: `<=${until}` }),
    ...(title && { title: `~${title}` }),
    ...(location && { location }),
    ...(language && { language }),
    ...(state && filtersOf[state]),
  }
}

function sessionListVariables(page: PageContext): SessionListQueryVariables {
  const address = sessionSearch(page)
  return {
    ...{ page: address.page, limit: pageSize, sort: [`${address.sort}:${address.direction}`] },
    ...{ ...sessionFilters(page), of: address.course, hasCourse: address.course !== '' },
  }
}

/** Every session that is planned, and those that were. */
export const sessionsPage = definePanelPage({
  path: '/control-panel/sessions',
  access: 'staff',
  search: [...listSearch, 'course', 'title', 'from', 'until', 'location', 'language', 'state'],
  query: { document: sessionListQuery, variables: sessionListVariables, mayBeMissing: true },
  title: (_data, { locale }) => allTexts[locale]['panel-sessions'].title,
})

/** The list, as it is searched and sorted, as a CSV file. */
export const sessionsFile = definePanelPage({
  path: '/control-panel/sessions.csv',
  access: 'staff',
  search: [...listSearch, 'course', 'title', 'from', 'until', 'location', 'language', 'state'],
  file(page) {
    const { sort, direction } = sessionSearch(page)
    const filters = Object.entries({ ...sessionFilters(page), ...fileChoice(page) }).map(([name, value]) => [
      name,
      String(value),
    ])
    const query = new URLSearchParams([...filters, ['sort', `${sort}:${direction}`], ['locale', page.locale]])
    return { path: `/sessions/csv?${query}` }
  },
})
