import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { bookings, invoices, memberships, users } from '../../../db/tables.ts'
import { type AccountSteps, membershipInUse } from '../../identity/index.ts'

/**
 * What somebody asked for as a guest is their account's, and its organisation's, once the account has proved the address
 * and was let in there; invoices come along. Changes nothing before.
 */
export async function adoptBookings(db: Executor, userId: string) {
  const [owner] = await db
    .select({ userId: users.id, organisationId: users.organisationId, email: users.email })
    .from(users)
    .leftJoin(memberships, membershipInUse)
    .where(
      and(
        ...[eq(users.id, userId), eq(users.role, 'CONTACT'), isNotNull(users.emailVerifiedAt)],
        or(isNull(users.organisationId), eq(memberships.approval, 'approved')),
      ),
    )
  if (!owner) return
  const { email, ...ids } = owner
  const isTheirs = eq(sql`lower(${bookings.email})`, email.toLowerCase())
  const adopted = await db
    .update(bookings)
    .set(ids)
    .where(and(isNull(bookings.userId), isNull(bookings.organisationId), isTheirs))
    .returning({ id: bookings.id })
  if (adopted.length === 0) return
  const theirInvoices = inArray(
    invoices.bookingId,
    adopted.map(({ id }) => id),
  )
  await db
    .update(invoices)
    .set(ids)
    .where(and(isNull(invoices.userId), isNull(invoices.organisationId), theirInvoices))
}

/** Whoever proves an address, or signs in where that was proved, gets the rooms that were asked for with it. */
export const bookingSteps: AccountSteps = {
  prove: (_context, tx, userId) => adoptBookings(tx, userId),
  signIn: adoptBookings,
}
