import { and, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { bookings } from '../../../db/tables.ts'
import { type ApiContext, ApiError, lock, sweep, uuidPattern } from '../../platform/index.ts'

export type BookingRow = typeof bookings.$inferSelect

/** A booking that waits for nobody else's change any more; 404 when there is none for which `condition` holds. */
export async function lockBooking(tx: Transaction, id: string, condition: SQL | undefined): Promise<BookingRow> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await lock(tx, { bookings: [id] })
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), condition))
  if (!booking) throw new ApiError('NOT_FOUND')
  return booking
}

/** Does the work for each booking for which `condition` holds, and still does once it is locked. */
export async function sweepBookings(
  context: ApiContext,
  failure: string,
  condition: SQL | undefined,
  work: (tx: Transaction, booking: BookingRow) => Promise<unknown>,
) {
  const due = await context.db.select({ id: bookings.id }).from(bookings).where(condition)
  await sweep(context, failure, due, ({ id }) =>
    context.db.transaction(async (tx) => {
      await lock(tx, { bookings: [id] })
      const [booking] = await tx
        .select()
        .from(bookings)
        .where(and(eq(bookings.id, id), condition))
      if (booking) await work(tx, booking)
    }),
  )
}
