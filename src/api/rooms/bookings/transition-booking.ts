import { eq, sql } from 'drizzle-orm'
import type { billedFields } from '../../../../schemas/booking.ts'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { bookings } from '../../../db/tables.ts'
import { type BookingActor, type BookingStatus, bookingStatuses, bookingTransitions } from '../../../domain/bookings.ts'
import { canTransition } from '../../../domain/state-table.ts'
import { ApiError, type Principal } from '../../platform/index.ts'
import type { BookingRow } from './lock-booking.ts'

/** Who moves a booking; nobody signed in for jobs and payment providers. */
export interface Actor {
  as: BookingActor
  userId: string | null
}

export const actorOf = (caller: Principal | null): Actor => ({
  as: caller?.role === 'STAFF' ? 'staff' : 'customer',
  userId: caller?.userId ?? null,
})

/** 409 when the table does not have the move; 403 when it is one that customers never make. */
export function assertCanTransition(from: BookingStatus, to: BookingStatus, { as }: Actor) {
  if (canTransition(bookingTransitions, from, to, as)) return
  const isTheirs =
    as !== 'customer' || bookingStatuses.some((status) => canTransition(bookingTransitions, status, to, as))
  throw new ApiError(isTheirs ? 'STATE_CONFLICT' : 'FORBIDDEN')
}

type Changes = Partial<
  Pick<
    BookingRow,
    'reason' | 'offer' | 'offerValidUntil' | 'offerTokenHash' | 'customerRef' | (typeof billedFields)[number]
  >
>

/** Moves a booking that the caller has locked along the table, and writes down who did. */
export async function transitionBooking(
  tx: Transaction,
  { id, status: from }: BookingRow,
  to: BookingStatus,
  actor: Actor,
  changes: Changes = {},
) {
  assertCanTransition(from, to, actor)
  await tx
    .update(bookings)
    .set({ ...changes, status: to, updatedAt: sql`now()` })
    .where(eq(bookings.id, id))
  await recordStateChange(tx, {
    entity: 'booking',
    entityId: id,
    from,
    to,
    userId: actor.userId,
    reason: changes.reason ?? null,
  })
}
