import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { users } from '../../db/tables.ts'
import { mailboxOf } from '../../domain/mail-delivery.ts'
import { type ApiContext, ApiError, assertVerified, countAttempt, type Principal } from '../platform/index.ts'

type Context = Pick<ApiContext, 'db' | 'pool' | 'user'>

/** Whoever mails themselves, to an address that is known to be theirs, bothers nobody. */
async function isOwnAddress({ db, user }: Context, to: string): Promise<boolean> {
  if (!user) return false
  const [account] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, user.userId), isNotNull(users.emailVerifiedAt)))
  return account !== undefined && mailboxOf(account.email) === mailboxOf(to)
}

async function countRecipient({ pool }: Pick<ApiContext, 'pool'>, to: string) {
  const account = mailboxOf(to)
  await countAttempt(pool, 'mail-recipient', { account })
  await countAttempt(pool, 'mail-recipient-day', { account })
}

/**
 * Counts a mail that somebody causes to an address; 429 when its reader got too many. Before any transaction: a count
 * stays, and takes a connection of its own.
 */
export async function countMail(context: Context, to: string) {
  if (context.user?.role === 'STAFF' || (await isOwnAddress(context, to))) return
  await countRecipient(context, to)
}

/** Counts a mail that opens an account to whoever reads it, apart from all that others send there; 429 after too many. */
export async function countRegistrationMail({ pool }: Pick<ApiContext, 'pool'>, to: string) {
  const account = mailboxOf(to)
  await countAttempt(pool, 'mail-registration', { account })
  await countAttempt(pool, 'mail-registration-day', { account })
}

/** Counts a mail to the caller's own address while nobody knows whether it is theirs; 429 when that got too many. */
export async function countMailToSelf({ db, pool, user }: Context) {
  if (user?.role !== 'CONTACT') return
  const [account] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, user.userId), isNull(users.emailVerifiedAt)))
  if (account) await countRecipient({ pool }, account.email)
}

/** Counts an invitation, by who invites and by who is invited; 429 when either had too many. */
export async function countInvitation(context: Pick<ApiContext, 'pool'>, inviterId: string, to: string) {
  await countAttempt(context.pool, 'mail-invitations', { account: inviterId })
  await countAttempt(context.pool, 'mail-invitations-day', { account: inviterId })
  await countRecipient(context, to)
}

/** 403 while a customer's own address is not verified, 429 when enough were invited. Before the transaction: it counts. */
export async function assertMayInvite(context: Pick<ApiContext, 'db' | 'pool'>, inviter: Principal | null, to: string) {
  if (!inviter) throw new ApiError('NOT_SIGNED_IN')
  if (inviter.role === 'STAFF') return
  await assertVerified(context.db, inviter)
  await countInvitation(context, inviter.userId, to)
}
