import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { addJob } from '../../db/add-job.ts'
import type { Transaction } from '../../db/client.ts'
import { sessions, waitingListEntries } from '../../db/tables.ts'
import { firstFit, offerEnds } from '../../domain/registrations.ts'
import { type ApiContext, forEachDue, lock, withMutex } from '../platform/index.ts'
import { changeSeatsTaken } from './seats-taken.ts'
import { mutexNameOf } from './transition-registration.ts'
import { seatsWanted, transitionEntry } from './waiting-list-entries.ts'
import { mailEnded } from './waiting-list-mails.ts'

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

/** Ends the waiting list of a session that does not take place, which the caller has locked. */
export async function closeWaitingList(context: Pick<ApiContext, 'publicUrl'>, tx: Transaction, sessionId: string) {
  const { id, status, seatsHeld } = waitingListEntries
  const open = await tx
    .select({ id, status, seatsHeld })
    .from(waitingListEntries)
    .where(and(eq(waitingListEntries.sessionId, sessionId), inArray(status, ['waiting', 'offered'])))
  for (const entry of open) {
    await transitionEntry(tx, entry, { status: 'withdrawn' }, { as: 'job' })
    await mailEnded(context, tx, entry.id, 'waiting-list-closed')
  }
  const offered = open.filter((entry) => entry.status === 'offered')
  const freed = offered.reduce((sum, entry) => sum + entry.seatsHeld, 0)
  if (freed > 0) await changeSeatsTaken(tx, sessionId, -freed)
}

const { id, sessionId, status, seatsHeld, offeredUntil, number } = waitingListEntries
const isOpen = inArray(status, ['waiting', 'offered'])
const hasStarted = lte(sessions.startDate, sql`now()`)
const isDue = and(isOpen, or(hasStarted, and(eq(status, 'offered'), lte(offeredUntil, sql`now()`))))
/** Somebody of a group may have been removed, so that what is free is enough. */
const mayFit = and(eq(status, 'waiting'), sql`${sessions.seatsTaken} < ${sessions.capacity}`)

/** Ends what is due in a session, all of it before its seats are offered: together they may be enough for a group. */
async function endDue(context: ApiContext, tx: Transaction, session: string) {
  const due = await tx
    .select({ id, status, seatsHeld })
    .from(waitingListEntries)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(and(eq(sessionId, session), isDue))
    .orderBy(asc(number))
  for (const entry of due) {
    await transitionEntry(tx, entry, { status: 'lapsed' }, { as: 'job' })
    const kind = entry.status === 'offered' ? 'waiting-list-lapsed' : 'waiting-list-ended'
    await mailEnded(context, tx, entry.id, kind)
  }
  const offered = due.filter((entry) => entry.status === 'offered')
  const freed = offered.reduce((sum, entry) => sum + entry.seatsHeld, 0)
  if (freed > 0) await changeSeatsTaken(tx, session, -freed)
}

const refresh = (context: ApiContext, session: string) =>
  withMutex(mutexNameOf(session), () =>
    context.db.transaction(async (tx) => {
      await lock(tx, { sessions: [session] })
      await endDue(context, tx, session)
      await offerFreedSeats(tx, session)
    }),
  )

/** Lets offers lapse that nobody took in time, whose seats go to the next in line, and lists end whose session starts. */
export async function refreshWaitingLists(context: ApiContext) {
  const lists = await context.db
    .selectDistinct({ id: sessionId })
    .from(waitingListEntries)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(or(isDue, mayFit))
  await forEachDue(context, 'A waiting list could not be refreshed', lists, (list) => refresh(context, list.id))
}
