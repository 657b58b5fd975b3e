import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { waitingListEntries } from '../../../db/tables.ts'
import { type ApiContext, customers, requireRole } from '../../platform/index.ts'
import { countSeats } from '../registrations/seats.ts'
import { changeEntry } from './change-entry.ts'
import { type Actor, transitionEntry } from './transition-entry.ts'

type Entry = Pick<typeof waitingListEntries.$inferSelect, 'id' | 'sessionId' | 'status' | 'seatsHeld'>

/** Ends an entry; seats that it was offered go to the next in line. */
async function withdraw(tx: Transaction, entry: Entry, actor: Actor) {
  await transitionEntry(tx, entry, { status: 'withdrawn' }, actor)
  if (entry.status === 'offered') await countSeats(tx, entry.sessionId, -entry.seatsHeld)
}

/** Leaves the waiting list, with or without an offer; 409 for what has ended. */
export async function withdrawEntry(context: ApiContext, id: string) {
  const { userId, role } = requireRole(context.user, customers)
  await changeEntry(context, id, (tx, entry) =>
    withdraw(tx, entry, { as: role === 'STAFF' ? 'staff' : 'owner', userId }),
  )
}

/** Takes an account off every list; the caller has locked the sessions. */
export async function endWaiting(tx: Transaction, userId: string) {
  const { id, sessionId, status, seatsHeld } = waitingListEntries
  const open = await tx
    .select({ id, sessionId, status, seatsHeld })
    .from(waitingListEntries)
    .where(and(eq(waitingListEntries.userId, userId), inArray(status, ['waiting', 'offered'])))
    .orderBy(asc(waitingListEntries.number))
  for (const entry of open) await withdraw(tx, entry, { as: 'job' })
}
