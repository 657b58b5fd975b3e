import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { sessions, waitingListEntries } from '../../db/tables.ts'
import { offerFreedSeats } from './offer-freed-seats.ts'

/** After a change of a session, which is locked: no offer outlasts its start, and new seats go to who waits for them. */
export async function followSession(tx: Transaction, sessionId: string) {
  const { offeredUntil, status } = waitingListEntries
  const start = sql`(select ${sessions.startDate} from ${sessions} where ${sessions.id} = ${sessionId})`
  await tx
    .update(waitingListEntries)
    .set({ offeredUntil: sql`least(${offeredUntil}, ${start})` })
    .where(and(eq(waitingListEntries.sessionId, sessionId), eq(status, 'offered')))
  await offerFreedSeats(tx, sessionId)
}
