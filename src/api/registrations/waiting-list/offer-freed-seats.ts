import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { addJob } from '../../../db/add-job.ts'
import type { Transaction } from '../../../db/client.ts'
import { sessions, waitingListEntries } from '../../../db/tables.ts'
import { firstFit, offerEnds } from '../../../domain/waiting-list.ts'
import { changeSeatsTaken } from '../sessions/change-seats-taken.ts'
import { seatsWanted } from './present-entry.ts'
import { transitionEntry } from './transition-entry.ts'

/** A session's list in its order; whoever has no people left waits for nothing. */
async function findWaiting(tx: Transaction, sessionId: string) {
  const { id, status, number } = waitingListEntries
  const waiting = await tx
    .select({ id, status, seats: seatsWanted })
    .from(waitingListEntries)
    .where(and(eq(waitingListEntries.sessionId, sessionId), eq(status, 'waiting')))
    .orderBy(asc(number))
  for (const entry of waiting.filter(({ seats }) => seats === 0)) {
    await transitionEntry(tx, entry, { status: 'withdrawn' }, { as: 'job' })
  }
  return waiting.filter(({ seats }) => seats > 0)
}

/**
 * Offers the free seats of a session, which the caller has locked, to who waits for them: in order, each group as a
 * whole. The offer takes the seats at once; the mail goes out after the transaction.
 */
export async function offerFreedSeats(tx: Transaction, sessionId: string) {
  const waiting = await findWaiting(tx, sessionId)
  const [session] = await tx
    .select({ free: sql<number>`${sessions.capacity} - ${sessions.seatsTaken}`, startDate: sessions.startDate })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.canceledAt)))
  const now = new Date()
  if (!session || session.free <= 0 || session.startDate <= now) return
  const offeredUntil = offerEnds(now, session.startDate)
  const offered = firstFit(waiting, session.free)
  for (const { seats, ...entry } of offered) {
    await transitionEntry(tx, entry, { status: 'offered', seatsHeld: seats, offeredUntil }, { as: 'job' })
    await addJob(tx, 'mail-seat-offer', { entry: entry.id })
  }
  const held = offered.reduce((sum, { seats }) => sum + seats, 0)
  if (held > 0) await changeSeatsTaken(tx, sessionId, held)
}
