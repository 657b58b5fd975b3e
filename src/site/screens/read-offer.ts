import { graphql } from '../../ui/gql/gql.ts'
import type { OfferQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import { type CalendarSession, plannedSessions } from '../calendar/planned-sessions.ts'
import type { RunQuery } from '../render/run-query.ts'
import { furtherPages } from './further-pages.ts'
import { dataOf } from './page-error.ts'

const offerQuery = graphql(`
  query Offer($page: Int!) {
    filteredCourses(limit: 999, page: $page, facets: false) {
      total
      items {
        _id
        slug { nl en fr }
        updatedAt
        category { key name { nl en fr } }
        locations { key name { nl en fr } }
      }
    }
  }
`)

type Course = NonNullable<NonNullable<NonNullable<OfferQuery['filteredCourses']>['items']>[number]>

/** All that is on offer: every course, and every session still to come. */
export interface Offer {
  courses: Course[]
  sessions: CalendarSession[]
}

export async function readOffer(runQuery: RunQuery): Promise<Offer> {
  const load = async (page: number) => dataOf(await runQuery(offerQuery, { page })).filteredCourses
  const [first, { sessions }] = await Promise.all([load(1), plannedSessions(runQuery)])
  const rest = await furtherPages(first?.total, load)
  return { courses: [first, ...rest].flatMap((part) => listed(part?.items)), sessions }
}
