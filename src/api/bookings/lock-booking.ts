import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { bookings, invoices } from '../../db/tables.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'

export type BookingRow = typeof bookings.$inferSelect

/** A booking that waits for nobody else's change any more; 404 when there is none for which `condition` holds. */
export async function lockBooking(tx: Transaction, id: string, condition: SQL | undefined): Promise<BookingRow> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), condition))
    .for('update')
  if (!booking) throw new ApiError('NOT_FOUND')
  return booking
}

/** The booking that an invoice is for; null for any other invoice. Whoever changes both locks it first. */
export async function lockBookingOf(tx: Transaction, invoiceId: string): Promise<BookingRow | null> {
  const billed = tx.select({ id: invoices.bookingId }).from(invoices).where(eq(invoices.id, invoiceId))
  const [booking] = await tx.select().from(bookings).where(inArray(bookings.id, billed)).for('update')
  return booking ?? null
}

const batch = 100

/** The first hundred for which `condition` holds and that nobody else is changing. */
export const lockBookings = (tx: Transaction, condition: SQL | undefined): Promise<BookingRow[]> =>
  tx.select().from(bookings).where(condition).limit(batch).for('update', { skipLocked: true })
