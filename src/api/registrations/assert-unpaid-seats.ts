import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { registrationStudents, registrations, users } from '../../db/tables.ts'
import { unpaidSeats } from '../../domain/unpaid-seats.ts'
import { ApiError } from '../errors.ts'
import { ofCustomer } from '../owner.ts'

interface Customer {
  userId: string
  organisationId: string | null
}

/** 409 when a customer would hold more seats than may be unpaid. Requests of one customer wait here for one another. */
export async function assertUnpaidSeats(tx: Transaction, { userId, organisationId }: Customer, wanted: number) {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid seats ${organisationId ?? userId}`}, 0))`,
  )
  const { organisationId: organisation, userId: user } = registrations
  const theirs = ofCustomer({ userId, organisation: organisationId }, { organisation, user })
  const [held] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      isVerified: sql<boolean>`(select ${users.emailVerifiedAt} is not null from ${users} where ${users.id} = ${userId})`,
    })
    .from(registrations)
    .innerJoin(registrationStudents, eq(registrationStudents.registrationId, registrations.id))
    .where(and(theirs, eq(registrations.status, 'awaiting_payment'), eq(registrationStudents.held, true)))
  const most = held?.isVerified ? unpaidSeats.verified : unpaidSeats.unverified
  if ((held?.count ?? 0) + wanted > most)
    throw new ApiError('UNPAID_SEATS', [{ path: 'students', message: 'error.unpaidSeats' }])
}
