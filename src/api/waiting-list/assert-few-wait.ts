import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { waitingListEntries, waitingListStudents } from '../../db/tables.ts'
import { unpaidSeats } from '../../domain/unpaid-seats.ts'
import { isVerified } from '../auth/assert-verified.ts'
import type { Principal } from '../context.ts'
import { ApiError } from '../errors.ts'
import { lockTurn } from '../lock.ts'
import { ofCustomer } from '../owner.ts'

/** 409 for more people on lists than a customer may hold seats unpaid: each of them may be offered one. */
export async function assertFewWait(tx: Transaction, { userId, organisation }: Principal, wanted: number) {
  await lockTurn(tx, `waiting lists ${organisation ?? userId}`)
  const { organisationId, userId: user } = waitingListEntries
  const theirs = ofCustomer({ userId, organisation }, { organisation: organisationId, user })
  const [waiting] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(waitingListEntries)
    .innerJoin(waitingListStudents, eq(waitingListStudents.entryId, waitingListEntries.id))
    .where(and(theirs, eq(waitingListStudents.open, true)))
  const most = (await isVerified(tx, userId)) ? unpaidSeats.verified : unpaidSeats.unverified
  if ((waiting?.count ?? 0) + wanted > most) {
    throw new ApiError('TOO_MANY_WAITING', [{ path: 'students', message: 'error.tooManyWaiting' }])
  }
}
