import { graphql } from '../../../ui/gql/gql.ts'
import type { DeskSessionQuery } from '../../../ui/gql/graphql.ts'

export const deskSessionQuery = graphql(`
  query DeskSession($id: String!) {
    plannedSessions(_id: $id, endDate: ">=2000-01-01", limit: 1) {
      items {
        _id startDate endDate schedule { start end } duration registrationCount capacity minimum decisionOn decision updatedAt
        location { _id name { nl en fr } } language { _id name { nl en fr } } trainer { _id name }
        plannedCourse { _id title { nl en fr } slug { nl en fr } price }
      }
    }
    session(id: $id) { courseDetails { trainers { _id name } } }
    sessionParticipants(id: $id) {
      student firstName lastName email registration status outcome customer total
      attendances { day present } result { _id score maximum passed remark } certificate { _id } obstacle
    }
    waitingListEntries(session: $id, status: "waiting,offered", limit: 100) {
      items { _id students { firstName lastName } seats createdAt }
    }
    sessionHistory(id: $id) { what to about at by }
    allLocations { _id name { nl en fr } }
    allLanguages { _id name { nl en fr } }
  }
`)

export type DeskSession = NonNullable<NonNullable<DeskSessionQuery['plannedSessions']>['items'][number]>
export type SessionParticipant = NonNullable<NonNullable<DeskSessionQuery['sessionParticipants']>[number]>
export type SessionEvent = NonNullable<NonNullable<DeskSessionQuery['sessionHistory']>[number]>

/** The session of a page that is about one. */
export const sessionIn = (data: Pick<DeskSessionQuery, 'plannedSessions'>): DeskSession | null =>
  data.plannedSessions?.items[0] ?? null

export const nameOf = ({ firstName, lastName }: SessionParticipant): string => `${firstName} ${lastName}`
