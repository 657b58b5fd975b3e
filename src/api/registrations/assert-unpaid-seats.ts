import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { registrationStudents, registrations, sessions } from '../../db/tables.ts'
import { unpaidSeats } from '../../domain/unpaid-seats.ts'
import { ApiError } from '../errors.ts'
import { ofCustomer } from '../owner.ts'

interface Customer {
  userId: string
  organisationId: string | null
  isVerified: boolean
}

const isUnpaid = eq(registrations.status, 'awaiting_payment')
/** Free ones that are to come: as good as unpaid while nobody knows who holds them. */
const isFree = and(eq(registrations.status, 'paid'), eq(registrations.net, 0), gt(sessions.startDate, sql`now()`))

/**
 * 409 when a customer would hold more seats than may be unpaid, or free while their address is not verified. Requests of
 * one customer wait here for one another.
 */
export async function assertUnpaidSeats(
  tx: Transaction,
  { userId, organisationId, isVerified }: Customer,
  wanted: number,
) {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid seats ${organisationId ?? userId}`}, 0))`,
  )
  const { organisationId: organisation, userId: user } = registrations
  const theirs = ofCustomer({ userId, organisation: organisationId }, { organisation, user })
  const [held] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(registrations)
    .innerJoin(registrationStudents, eq(registrationStudents.registrationId, registrations.id))
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .where(and(theirs, isVerified ? isUnpaid : or(isUnpaid, isFree), eq(registrationStudents.held, true)))
  const most = isVerified ? unpaidSeats.verified : unpaidSeats.unverified
  if ((held?.count ?? 0) + wanted <= most) return
  const message = isVerified ? 'error.unpaidSeats' : 'error.unverifiedSeats'
  throw new ApiError('UNPAID_SEATS', [{ path: 'students', message }])
}
