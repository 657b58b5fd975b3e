import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { registrationStudents, registrations, sessions, users } from '../../../db/tables.ts'
import { unpaidSeats } from '../../../domain/unpaid-seats.ts'
import { ApiError, lockTurn, ofCustomer } from '../../platform/index.ts'

const isUnpaid = eq(registrations.status, 'awaiting_payment')
/** Free ones that are to come: as good as unpaid while nobody knows who holds them. */
const isFree = and(eq(registrations.status, 'paid'), eq(registrations.net, 0), gt(sessions.startDate, sql`now()`))

interface Limit {
  /** Whose seats they are: requests for the same wait here for one another. */
  holder: string
  counted: SQL | undefined
  most: number
  message: string
}

async function assertFewer(tx: Transaction, { holder, counted, most, message }: Limit, wanted: number) {
  await lockTurn(tx, `unpaid seats ${holder}`)
  const [held] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(registrations)
    .innerJoin(registrationStudents, eq(registrationStudents.registrationId, registrations.id))
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .innerJoin(users, eq(users.id, registrations.userId))
    .where(and(counted, eq(registrationStudents.held, true)))
  if ((held?.count ?? 0) + wanted > most) throw new ApiError('UNPAID_SEATS', [{ path: 'students', message }])
}

/** 409 when a customer would hold more seats than may be unpaid. */
export async function assertUnpaidSeats(
  tx: Transaction,
  { userId, organisationId }: { userId: string; organisationId: string | null },
  wanted: number,
) {
  const theirs = ofCustomer(
    { userId, organisation: organisationId },
    { organisation: registrations.organisationId, user: registrations.userId },
  )
  const counted = and(theirs, isUnpaid)
  const holder = organisationId ?? userId
  await assertFewer(tx, { holder, counted, most: unpaidSeats.verified, message: 'error.unpaidSeats' }, wanted)
}

/** 409 when an account whose address is not verified, or all such accounts of its network together, would hold too many. */
export async function assertUnverifiedSeats(
  tx: Transaction,
  { userId, networkHash }: { userId: string; networkHash: string | null },
  wanted: number,
) {
  const { unverified, network } = unpaidSeats
  const counted = and(eq(registrations.userId, userId), or(isUnpaid, isFree))
  const own = { holder: `account ${userId}`, counted, most: unverified, message: 'error.unverifiedSeats' }
  await assertFewer(tx, own, wanted)
  if (!networkHash) return
  const isNear = and(eq(registrations.networkHash, networkHash), isNull(users.emailVerifiedAt), or(isUnpaid, isFree))
  const near = { holder: networkHash, counted: isNear, most: network, message: 'error.networkSeats' }
  await assertFewer(tx, near, wanted)
}
