import { isDay, plusDays, workingDayFrom } from '../../domain/days.ts'
import { calendarDay } from '../../domain/format.ts'
import { isContact } from '../../domain/visitor.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { RoomRequestQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { mondayOf } from './week.ts'

export const roomRequestQuery = graphql(`
  query RoomRequest(
    $from: String!, $to: String!, $userId: String!, $isContact: Boolean!, $en: Boolean!, $fr: Boolean!
  ) {
    allRoomTypes(sort: ["sequence:ASC"]) {
      _id
      key
      name { ...Text }
      capacity
      configurations
      wheelchairAccess
      pcRoom
      whiteboard
      priceHalfDay
      priceFullDay
    }
    roomAvailability(from: $from, to: $to) { roomType date dayPart state }
    me(userId: $userId) @include(if: $isContact) {
      firstName
      lastName
      email
      phone
      organisation { name reference }
    }
  }
`)

export const weekQuery = graphql(`
  query RoomWeek($from: String!, $to: String!) {
    roomAvailability(from: $from, to: $to) { roomType date dayPart state }
  }
`)

export type Room = NonNullable<NonNullable<RoomRequestQuery['allRoomTypes']>[number]>
export type TakenHalf = NonNullable<NonNullable<RoomRequestQuery['roomAvailability']>[number]>

/** The day whose week is shown: the one chosen, else the next one on which people are received. */
export function shownDay(date: string, today: string): string {
  return isDay(date) && date >= today && date <= plusDays(today, 730) ? date : workingDayFrom(plusDays(today, 1))
}

/** What is asked about the week of a day. */
export const weekOf = (day: string) => ({ from: mondayOf(day), to: plusDays(mondayOf(day), 6) })

export const roomVariables = ({ locale, search, now, visitor }: PageContext) => ({
  ...weekOf(shownDay(search.date?.[0] ?? '', calendarDay(now))),
  ...{ userId: visitor?.userId ?? '', isContact: isContact(visitor) },
  // Of its own: the file of the shared one calls, in the browser, what only the server has.
  ...{ en: locale === 'en', fr: locale === 'fr' },
})
