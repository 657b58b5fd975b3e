import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import { bookings } from '../../../db/tables.ts'
import { overlapping } from '../../../domain/bookings.ts'
import { type ApiContext, ApiError, uuidPattern } from '../../platform/index.ts'
import { bookingColumns } from './present-booking.ts'
import { isApproved, isOpen } from './rooms.ts'

/** Other bookings of the same hours, in whatever room: quotations that can still be approved, and what was. */
export async function listRivals({ db }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const [booking] = await db
    .select({ day: bookings.date, part: bookings.dayPart })
    .from(bookings)
    .where(eq(bookings.id, id))
  if (!booking) throw new ApiError('NOT_FOUND')
  const { _id, status, date, dayPart, roomType, firstName, lastName, organisationName } = bookingColumns
  return db
    .select({ _id, status, date, dayPart, roomType, firstName, lastName, organisationName })
    .from(bookings)
    .where(
      and(
        eq(bookings.date, booking.day),
        inArray(bookings.dayPart, overlapping(booking.part)),
        ne(bookings.id, id),
        or(isOpen(), isApproved),
      ),
    )
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
}
