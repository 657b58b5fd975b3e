import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { waitingListEntries } from '../../../db/tables.ts'
import type { ApiContext } from '../../platform/index.ts'
import { changeSeatsTaken } from '../sessions/change-seats-taken.ts'
import { mailEnded } from './entry-mails.ts'
import { transitionEntry } from './transition-entry.ts'

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
