import { and, desc, eq, sql } from 'drizzle-orm'
import { bookings, payments } from '../../../db/tables.ts'
import { isUnsettled, settleOpenPayment } from '../../money/index.ts'
import { type ApiContext, ApiError, uuidPattern } from '../../platform/index.ts'
import { visibleBookings } from './visible-bookings.ts'

/** How paying stands; a payment in flight is read at the provider first, so that a lost message does not matter. */
export async function getBookingPayment(context: ApiContext, id: string) {
  const { db, user } = context
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const read = () =>
    db
      .select({
        booking: bookings.id,
        status: bookings.status,
        payment: payments.status,
        total: sql<number>`coalesce((${bookings.offer}->>'total')::integer, 0)`,
      })
      .from(bookings)
      .leftJoin(payments, eq(payments.bookingId, bookings.id))
      .where(and(eq(bookings.id, id), visibleBookings(user)))
      .orderBy(desc(payments.createdAt))
      .limit(1)
  const [known] = await read()
  if (!known) throw new ApiError('NOT_FOUND')
  if (!isUnsettled(known.payment)) return known
  await settleOpenPayment(context, id, 'bookingId')
  const [current] = await read()
  return current ?? known
}
