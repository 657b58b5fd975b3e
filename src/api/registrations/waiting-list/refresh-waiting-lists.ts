import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { sessions, waitingListEntries } from '../../../db/tables.ts'
import { type ApiContext, lock, sweep, withMutex } from '../../platform/index.ts'
import { mutexNameOf } from '../registrations/change-registration.ts'
import { changeSeatsTaken } from '../sessions/change-seats-taken.ts'
import { mailEnded } from './entry-mails.ts'
import { offerFreedSeats } from './offer-freed-seats.ts'
import { transitionEntry } from './transition-entry.ts'

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
  await sweep(context, 'A waiting list could not be refreshed', lists, (list) => refresh(context, list.id))
}
