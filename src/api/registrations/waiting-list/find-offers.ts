import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../db/client.ts'
import { waitingListEntries, waitingListStudents } from '../../../db/tables.ts'
import { transitionEntry } from './transition-entry.ts'

/** The offers in a session that hold seats for any of these people, and have not run out. */
export async function findOffers(db: Executor, sessionId: string, students: readonly string[]) {
  if (students.length === 0) return []
  const { id, status, seatsHeld, offeredUntil } = waitingListEntries
  const isTheirs = sql`exists (select from ${waitingListStudents} where ${waitingListStudents.entryId} = ${id}
    and ${inArray(waitingListStudents.studentId, [...students])})`
  return db
    .select({ id, status, seatsHeld, offeredUntil })
    .from(waitingListEntries)
    .where(
      and(eq(waitingListEntries.sessionId, sessionId), eq(status, 'offered'), sql`${offeredUntil} > now()`, isTheirs),
    )
    .orderBy(asc(waitingListEntries.number))
}
export type Offer = Awaited<ReturnType<typeof findOffers>>[number]

export const seatsOf = (offers: readonly Offer[]) => offers.reduce((sum, { seatsHeld }) => sum + seatsHeld, 0)

/** Offers that became a registration, which has counted their seats. */
export async function acceptOffers(
  tx: Transaction,
  offers: readonly Offer[],
  registrationId: string,
  { userId, isOwn }: { userId: string; isOwn: boolean },
) {
  const actor = { as: isOwn ? 'owner' : 'staff', userId } as const
  for (const offer of offers) await transitionEntry(tx, offer, { status: 'accepted', registrationId }, actor)
}
