import { bookingWords } from '../../domain/booking-words.ts'
import { type calendarStatuses, type HalfDay, halfDaysOf } from '../../domain/bookings.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import type { PanelRoomsQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'

type CalendarRow = NonNullable<NonNullable<PanelRoomsQuery['roomCalendar']>[number]>
/** The call answers no other statuses. */
export type Taken = CalendarRow & { status: (typeof calendarStatuses)[number] }

export interface Room {
  /** null: no room is chosen yet. */
  id: string | null
  name: string
}

export const takenIn = ({ roomCalendar }: Pick<PanelRoomsQuery, 'roomCalendar'>) => listed(roomCalendar) as Taken[]

/** Every room, and a line for what waits for one. */
export function roomsOf({ allRoomTypes, ...data }: PanelRoomsQuery, locale: Locale): Room[] {
  const rooms = listed(allRoomTypes).map(({ _id, name }) => ({ id: _id, name: inLocale(name, locale) ?? '' }))
  const isOpen = takenIn(data).some(({ roomType }) => roomType === null)
  return isOpen ? [...rooms, { id: null, name: bookingWords.roomToChoose[locale] }] : rooms
}

/** Who has a room, or asks for it, on that half of that day: several may ask, one gets it. */
export const takenAt = (taken: readonly Taken[], room: Room, day: string, half: HalfDay): Taken[] =>
  taken.filter(
    ({ roomType, date, dayPart }) => roomType === room.id && date === day && halfDaysOf(dayPart).includes(half),
  )
