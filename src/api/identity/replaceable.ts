import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { bookings, invoices, passwordResets, payments, registrations, type users } from '../../db/tables.ts'
import { approvedStatuses } from '../../domain/bookings.ts'
import { unsettledStatuses } from '../money/index.ts'
import { type ApiContext, ApiError, type ErrorCode, networkOf } from '../platform/index.ts'
import { inPasswordQueue, matchesHash } from './passwords.ts'

type Account = typeof users.$inferSelect

/** Whether something was paid, may be on its way, was billed, agreed or made by staff: that stays, and its owner gets in by a new password. */
async function hasBooks(db: Executor, { id }: Account): Promise<boolean> {
  const binding = or(eq(registrations.status, 'paid'), ne(registrations.billing, 'online'), registrations.isByStaff)
  const made = and(eq(bookings.userId, id), inArray(bookings.status, [...approvedStatuses]))
  const paying = db
    .select({ id: payments.id })
    .from(payments)
    .leftJoin(registrations, eq(registrations.id, payments.registrationId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(inArray(payments.status, [...unsettledStatuses]), or(eq(registrations.userId, id), eq(bookings.userId, id))),
    )
    .limit(1)
  return (
    (await paying).length > 0 ||
    (await db.$count(registrations, and(eq(registrations.userId, id), binding))) > 0 ||
    (await db.$count(invoices, eq(invoices.userId, id))) > 0 ||
    (await db.$count(bookings, made)) > 0
  )
}

/** A customer's account whose address nobody verified, and that binds nobody. */
async function isReplaceable(db: Executor, account: Account): Promise<boolean> {
  const { role, active, emailVerifiedAt, trainerId } = account
  return role === 'CONTACT' && active && !emailVerifiedAt && !trainerId && !(await hasBooks(db, account))
}

/** 409 with `code` for an account that does not make way for the owner of its address. */
export async function assertReplaceable(db: Executor, account: Account, code: ErrorCode) {
  if (!(await isReplaceable(db, account))) throw new ApiError(code)
}

/** Whether a link to choose its first password is on its way. */
const isInvited = async (db: Executor, { id }: Account): Promise<boolean> =>
  (await db.$count(
    passwordResets,
    and(eq(passwordResets.userId, id), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, sql`now()`)),
  )) > 0

/**
 * Whether an account makes way for somebody who registers with its address and this password. Whoever knows its
 * password made it, and is told that it is there; so is whoever registers while its invitation stands, which the mailbox
 * alone opens.
 */
export async function makesWayFor(
  { db, address }: Pick<ApiContext, 'db' | 'address'>,
  account: Account,
  password: string,
): Promise<boolean> {
  if (!(await isReplaceable(db, account))) return false
  const { passwordHash } = account
  if (!passwordHash && (await isInvited(db, account))) return false
  const subject = { address: address && networkOf(address), account: account.email.toLowerCase() }
  return !passwordHash || !(await inPasswordQueue(subject, () => matchesHash(passwordHash, password)))
}
