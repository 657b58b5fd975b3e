import { graphql } from '../../../ui/gql/gql.ts'
import type { WaitingListQuery } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { sessionIn } from '../journey.ts'

export const waitingListQuery = graphql(`
  query WaitingList($id: String!, $session: String!, $en: Boolean!, $fr: Boolean!) {
    course(id: $id) { ...JourneyCourse }
    registrationDraft(session: $session) {
      invoice { zip }
      deadlines { subsidy { apply } }
      seatsLeft
      registered
      students { _id firstName lastName }
    }
    waitingListEntries(session: $session, status: "waiting,offered", limit: 100) {
      items {
        _id
        status
        place
        seats
        offeredUntil
        students { _id firstName lastName }
      }
    }
  }
`)

export type Waiting = NonNullable<NonNullable<WaitingListQuery['waitingListEntries']>['items'][number]>

export const waitingListVariables = (page: PageContext) => ({
  id: page.params.id ?? '',
  session: sessionIn(page),
  ...{ en: page.locale === 'en', fr: page.locale === 'fr' },
})
