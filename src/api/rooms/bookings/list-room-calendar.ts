import { and, asc, between, inArray } from 'drizzle-orm'
import { roomAvailabilityQuery } from '../../../../schemas/room-availability.ts'
import { bookings } from '../../../db/tables.ts'
import { calendarStatuses } from '../../../domain/bookings.ts'
import { type ApiContext, readQuery } from '../../platform/index.ts'
import { bookingColumns } from './present-booking.ts'

/** What is asked of all rooms in a period, quoted or approved; who asked first stands first. */
export async function listRoomCalendar({ db }: ApiContext, given: Record<string, string>) {
  const { from, to } = await readQuery(roomAvailabilityQuery, given)
  const { _id, status, date, dayPart, roomType, firstName, lastName, organisationName } = bookingColumns
  return db
    .select({ _id, status, date, dayPart, roomType, firstName, lastName, organisationName })
    .from(bookings)
    .where(and(between(bookings.date, from, to), inArray(bookings.status, [...calendarStatuses])))
    .orderBy(asc(bookings.date), asc(bookings.createdAt), asc(bookings.id))
}
