import { brusselsDay } from '../../domain/days.ts'
import { type SessionState, sessionStates } from '../../domain/sessions.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { SessionListQuery } from '../../ui/gql/graphql.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { listPaths } from '../kit/paths.ts'

/** Each state as `sessionStateOf` tells it, in filters of the API. */
const filtersOf = {
  canceled: { decision: 'canceled' },
  confirmed: { decision: 'confirmed', fullyBooked: 'false' },
  belowMinimum: { belowMinimum: 'true', fullyBooked: 'false' },
  full: { fullyBooked: 'true', decision: '!canceled' },
  open: { fullyBooked: 'false', belowMinimum: 'false', decision: '!canceled,confirmed' },
} as const satisfies Record<SessionState, Record<string, string>>

/** Every session that is planned, and those that were; from today on where the address names no day. */
export const sessionList = defineResourceList({
  path: listPaths.session,
  texts: 'panel-sessions',
  query: graphql(`
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
  `),
  orders: ['startDate', 'registrationCount', 'capacity'],
  usual: 'ASC',
  filters: {
    course: 'id',
    title: 'search',
    from: { is: 'day', usual: ({ now }) => brusselsDay(new Date(now)), ask: (day) => ({ endDate: `>=${day}` }) },
    until: { is: 'day', ask: (day) => ({ startDate: `<=${day}` }) },
    location: 'text',
    language: 'text',
    state: { is: sessionStates, ask: (state) => filtersOf[state as SessionState] },
  },
  csv: '/sessions/csv',
  also: (_page, given) => ({ of: given('course'), hasCourse: given('course') !== '' }),
  mayBeMissing: true,
})

export type SessionRow = NonNullable<NonNullable<SessionListQuery['plannedSessions']>['items'][number]>
