import { graphql } from '../../ui/gql/gql.ts'
import type { PlannedSessionFieldsFragment } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import { dataOf } from '../screens/page-error.ts'
import type { RunQuery } from '../screens/run-query.ts'

/** The API's longest list. */
const pageSize = 999

/** The pages after the first of a list with so many items, side by side. */
export const furtherPages = <Page>(total: number | undefined, load: (page: number) => Promise<Page>): Promise<Page[]> =>
  Promise.all(
    Array.from({ length: Math.ceil(Math.max((total ?? 0) - pageSize, 0) / pageSize) }, (_, index) => load(index + 2)),
  )

graphql(`
  fragment PlannedSessionFields on PlannedSession {
    _id
    course
    revision
    movedAt
    schedule { start end }
    location { key isOnline name { nl en fr } city { nl en fr } address addresses { nl en fr } zip }
    language { code name { nl en fr } }
    plannedCourse {
      slug { nl en fr }
      title { nl en fr }
      summary { nl en fr }
      category { key name { nl en fr } }
    }
  }
`)

const plannedSessionsQuery = graphql(`
  query PlannedSessions($page: Int!, $course: String) {
    plannedSessions(limit: 999, page: $page, course: $course) {
      total
      items { ...PlannedSessionFields }
    }
  }
`)

export type CalendarSession = PlannedSessionFieldsFragment

/** Every session still to come, of all courses or of one by its id, and the results that say so. */
export async function plannedSessions(runQuery: RunQuery, course: string | null = null) {
  const load = async (page: number) => {
    const result = await runQuery(plannedSessionsQuery, { page, course })
    return { result, list: dataOf(result).plannedSessions }
  }
  const first = await load(1)
  const rest = await furtherPages(first.list?.total, load)
  return {
    made: first.result,
    sessions: [first, ...rest].flatMap(({ list }) => listed(list?.items)),
  }
}
