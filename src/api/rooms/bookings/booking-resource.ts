import { type AnyColumn, eq, sql } from 'drizzle-orm'
import { booking, newBooking } from '../../../../schemas/booking.ts'
import { bookings } from '../../../db/tables.ts'
import { approvedStatuses, bookingStatuses, cateringTypes, dayParts } from '../../../domain/bookings.ts'
import { type ApiContext, ApiError, type Resource } from '../../platform/index.ts'
import { lockBooking } from './lock-booking.ts'
import { bookingColumns } from './present-booking.ts'
import { visibleBookings } from './visible-bookings.ts'

/** Only a request that nobody answered yet: whatever came after stays for the books. */
async function deleteBooking({ db, user }: ApiContext, id: string) {
  await db.transaction(async (tx) => {
    const { status } = await lockBooking(tx, id, visibleBookings(user))
    if (status !== 'new') throw new ApiError('STATE_CONFLICT')
    await tx.delete(bookings).where(eq(bookings.id, id))
  })
}

/** A day as the instant it begins in Brussels, which is what filters on dates compare. */
const dayOf = (column: AnyColumn) => sql`(${column}::timestamp at time zone 'Europe/Brussels')`

/** By which staff look for a booking: who asked, and the number of the quotation. */
const whose = sql`concat_ws(' ', ${bookings.organisationName}, ${bookings.firstName}, ${bookings.lastName}, ${bookings.email}, ${bookings.offer} ->> 'number')`

/** A quotation of a room that another booking, approved since, has then. */
const isOvertaken = sql`(${bookings.status} = 'waiting_for_customer' and exists (select from bookings other
  where other.room_type_id = ${bookings.roomTypeId} and other.date = ${bookings.date} and other.id <> ${bookings.id}
    and (other.day_part = ${bookings.dayPart} or 'all' in (other.day_part, ${bookings.dayPart}))
    and other.status in (${sql.join(
      approvedStatuses.map((status) => sql`${status}`),
      sql`, `,
    )})))`

/** Bookings as lists and single answers show them; how they come and change is not generic. */
export const bookingResource = {
  names: ['booking', 'bookings'],
  table: bookings,
  columns: bookingColumns,
  filters: {
    _id: { kind: 'id', column: bookings.id },
    status: { kind: 'choice', of: bookingStatuses, column: bookings.status },
    isOvertaken: { kind: 'boolean', column: isOvertaken },
    date: { kind: 'date', column: dayOf(bookings.date) },
    dayPart: { kind: 'choice', of: dayParts, column: bookings.dayPart },
    persons: { kind: 'number', column: bookings.persons },
    catering: { kind: 'choice', of: cateringTypes, column: bookings.catering },
    reducedRate: { kind: 'boolean', column: bookings.reducedRate },
    roomType: { kind: 'id', column: bookings.roomTypeId },
    user: { kind: 'id', column: bookings.userId },
    organisation: { kind: 'id', column: bookings.organisationId },
    lastName: { kind: 'text', column: bookings.lastName },
    email: { kind: 'text', column: bookings.email },
    organisationName: { kind: 'text', column: bookings.organisationName },
    customer: { kind: 'text', column: whose },
    customerRef: { kind: 'text', column: bookings.customerRef },
    offerValidUntil: { kind: 'date', column: dayOf(bookings.offerValidUntil) },
    createdAt: { kind: 'date', column: bookings.createdAt },
  },
  sort: [
    ['date', 'DESC'],
    ['createdAt', 'DESC'],
  ],
  schema: booking,
  input: newBooking,
  visible: visibleBookings,
  remove: deleteBooking,
} satisfies Resource
