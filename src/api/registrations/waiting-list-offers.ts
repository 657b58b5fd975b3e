import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { addJob } from '../../db/add-job.ts'
import type { Transaction } from '../../db/client.ts'
import { sessions, waitingListEntries } from '../../db/tables.ts'
import { firstFit, offerEnds } from '../../domain/registrations.ts'
import { type ApiContext, forEachDue } from '../platform/index.ts'
import { changeSeatsTaken } from './seats-taken.ts'
import { changeSessions } from './transition-registration.ts'
import { seatsWanted, transitionEntry } from './waiting-list-entries.ts'
import { mailEnded } from './waiting-list-mails.ts'

const { id, sessionId, status, seatsHeld, offeredUntil, number } = waitingListEntries
const isOpen = inArray(status, ['waiting', 'offered'])

/** A session's list in its order; whoever has no people left waits for nothing. */
async function findWaiting(tx: Transaction, session: string) {
  const waiting = await tx
    .select({ id, status, seats: seatsWanted })
    .from(waitingListEntries)
    .where(and(eq(sessionId, session), eq(status, 'waiting')))
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
export async function offerFreedSeats(tx: Transaction, session: string) {
  const waiting = await findWaiting(tx, session)
  const [present] = await tx
    .select({ free: sql<number>`${sessions.capacity} - ${sessions.seatsTaken}`, startDate: sessions.startDate })
    .from(sessions)
    .where(and(eq(sessions.id, session), isNull(sessions.canceledAt)))
  const now = new Date()
  if (!present || present.free <= 0 || present.startDate <= now) return
  const until = offerEnds(now, present.startDate)
  const offered = firstFit(waiting, present.free)
  for (const { seats, ...entry } of offered) {
    await transitionEntry(tx, entry, { status: 'offered', seatsHeld: seats, offeredUntil: until }, { as: 'job' })
    await addJob(tx, 'mail-seat-offer', { entry: entry.id })
  }
  const held = offered.reduce((sum, { seats }) => sum + seats, 0)
  if (held > 0) await changeSeatsTaken(tx, session, held)
}

/** Ends entries of a session, which the caller has locked, and tells them; seats that were kept for them are free. */
async function endEntries(
  context: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  session: string,
  entries: Pick<typeof waitingListEntries.$inferSelect, 'id' | 'status' | 'seatsHeld'>[],
  to: 'withdrawn' | 'lapsed',
) {
  for (const entry of entries) {
    await transitionEntry(tx, entry, { status: to }, { as: 'job' })
    const lapsed = entry.status === 'offered' ? 'waiting-list-lapsed' : 'waiting-list-ended'
    await mailEnded(context, tx, entry.id, to === 'lapsed' ? lapsed : 'waiting-list-closed')
  }
  const offered = entries.filter((entry) => entry.status === 'offered')
  const freed = offered.reduce((sum, entry) => sum + entry.seatsHeld, 0)
  if (freed > 0) await changeSeatsTaken(tx, session, -freed)
}

/** Ends the waiting list of a session that does not take place, which the caller has locked. */
export async function closeWaitingList(context: Pick<ApiContext, 'publicUrl'>, tx: Transaction, session: string) {
  const open = await tx
    .select({ id, status, seatsHeld })
    .from(waitingListEntries)
    .where(and(eq(sessionId, session), isOpen))
  await endEntries(context, tx, session, open, 'withdrawn')
}

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
  await endEntries(context, tx, session, due, 'lapsed')
}

/** Lets offers lapse that nobody took in time, whose seats go to the next in line, and lists end whose session starts. */
export async function refreshWaitingLists(context: ApiContext) {
  const lists = await context.db
    .selectDistinct({ id: sessionId })
    .from(waitingListEntries)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(or(isDue, mayFit))
  await forEachDue(context, 'A waiting list could not be refreshed', lists, ({ id: session }) =>
    changeSessions(context, [session], async (tx) => {
      await endDue(context, tx, session)
      await offerFreedSeats(tx, session)
    }),
  )
}
