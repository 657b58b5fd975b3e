import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { bookings } from '../../db/tables.ts'
import { type BookingMover, type BookingStatus, bookingMoves, bookingStatuses } from '../../domain/bookings.ts'
import { mayMove } from '../../domain/state-table.ts'
import type { Caller } from '../context.ts'
import { ApiError } from '../errors.ts'
import type { BookingRow } from './lock-booking.ts'

/** Who moves a booking; nobody signed in for jobs and payment providers. */
export interface Mover {
  as: BookingMover
  userId: string | null
}

export const moverOf = (caller: Caller | null): Mover => ({
  as: caller?.role === 'STAFF' ? 'staff' : 'customer',
  userId: caller?.id ?? null,
})

/** 409 when the table does not have the move; 403 when it is one that customers never make. */
export function refuseMove(from: BookingStatus, to: BookingStatus, { as }: Mover) {
  if (mayMove(bookingMoves, from, to, as)) return
  const isTheirs = as !== 'customer' || bookingStatuses.some((status) => mayMove(bookingMoves, status, to, as))
  throw new ApiError(isTheirs ? 'STATE_CONFLICT' : 'FORBIDDEN')
}

type Changes = Partial<Pick<BookingRow, 'reason' | 'offer' | 'offerValidUntil' | 'customerRef'>>

/** Moves a booking that the caller has locked along the table, and writes down who did. */
export async function moveBooking(
  tx: Transaction,
  { id, status: from }: BookingRow,
  to: BookingStatus,
  mover: Mover,
  changes: Changes = {},
) {
  refuseMove(from, to, mover)
  await tx
    .update(bookings)
    .set({ ...changes, status: to, updatedAt: sql`now()` })
    .where(eq(bookings.id, id))
  await recordStateChange(tx, {
    entity: 'booking',
    entityId: id,
    from,
    to,
    userId: mover.userId,
    reason: changes.reason ?? null,
  })
}
