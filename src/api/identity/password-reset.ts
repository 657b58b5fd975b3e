import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { PasswordChange, PasswordChoice } from '../../../schemas/auth.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { loginSessions, passwordResets, users } from '../../db/tables.ts'
import { type Locale, localePath } from '../../domain/locales.ts'
import { mailboxOf } from '../../domain/mail-delivery.ts'
import { type ApiContext, ApiError, countAttempt, hashOf, recordSecurityEvent, toPerson } from '../platform/index.ts'
import { endSessions } from './login-sessions.ts'
import { checkPassword, hashNewPassword } from './passwords.ts'
import { confirmAddress } from './verify-email.ts'

/** A link on which an account's password can be chosen, once; `life` in hours. */
export async function issueResetLink(
  tx: Executor,
  { userId, life, publicUrl, locale }: { userId: string; life: number; publicUrl: string; locale: Locale },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(passwordResets).values({
    tokenHash: hashOf(token),
    userId,
    expiresAt: sql`now() + make_interval(hours => ${life})`,
  })
  return `${publicUrl}${localePath(`/password-reset/${token}`, locale)}`
}

/** Still good: neither used nor too old. */
const good = (token: string) =>
  and(
    eq(passwordResets.tokenHash, hashOf(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, sql`now()`),
  )

/** The address of the account whose link's token is good, without using it; null when it is not. */
async function emailOfResetToken(db: Executor, token: string): Promise<string | null> {
  const [found] = await db
    .select({ email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(good(token))
  return found?.email ?? null
}

/** Uses a link's token; gives back whose it is, null when it is not good. */
async function useResetToken(tx: Executor, token: string): Promise<string | null> {
  const [used] = await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(good(token))
    .returning({ userId: passwordResets.userId })
  return used?.userId ?? null
}

/** Mails a link to choose a new password, good for an hour; 401 for an address that nobody has (CONTRACT). */
export async function requestPasswordReset(context: ApiContext, { email }: { email: string }) {
  const { db, pool, address, publicUrl } = context
  await countAttempt(pool, 'reset-address', { address })
  await countAttempt(pool, 'reset-account', { account: mailboxOf(email) })
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: users.id, email: users.email, firstName: users.firstName, language: users.language })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    if (!account) throw new ApiError('EMAIL_NOT_FOUND')
    const post = toPerson(account)
    await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.userId, account.id), lt(passwordResets.expiresAt, sql`now()`)))
    const url = await issueResetLink(tx, { userId: account.id, life: 1, publicUrl: publicUrl(), locale: post.locale })
    await queueMail(tx, { ...post, kind: 'password-reset', values: { firstName: account.firstName, url } })
    recordSecurityEvent(context, 'password-reset-requested', { userId: account.id })
    return { email: account.email }
  })
}

/** Gives an account a new password, says so by mail, and ends what hung on the old one but for the session `except`. */
async function setPassword(
  tx: Transaction,
  given: { userId: string; passwordHash: string; publicUrl: string; except?: string },
): Promise<{ email: string }> {
  const { userId, passwordHash, publicUrl, except } = given
  const [account] = await tx
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning({ email: users.email, firstName: users.firstName, language: users.language })
  if (!account) throw new Error(`No account ${userId}`)
  await endSessions(tx, userId, except)
  const post = toPerson(account)
  const url = `${publicUrl}${localePath('/password-reset', post.locale)}`
  await queueMail(tx, { ...post, kind: 'password-changed', values: { firstName: account.firstName, url } })
  return { email: account.email }
}

/** The caller's new password, for the old one; other sessions end, this one goes on. */
export async function changePassword(context: ApiContext, { oldPassword, newPassword }: PasswordChange) {
  const { db, user, publicUrl } = context
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  const [account] = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.userId))
  if (!account) throw new ApiError('TOKEN_INVALID')
  if (!(await checkPassword(context, account.email, account.passwordHash, oldPassword))) {
    throw new ApiError('WRONG_PASSWORD')
  }
  const passwordHash = await hashNewPassword(context, { password: newPassword, email: account.email }, 'newPassword')
  const owner = await db.transaction(async (tx) => {
    await tx.update(loginSessions).set({ authenticatedAt: sql`now()` }).where(eq(loginSessions.id, user.session))
    return setPassword(tx, { userId: user.userId, passwordHash, publicUrl: publicUrl(), except: user.session })
  })
  recordSecurityEvent(context, 'password-changed')
  return owner
}

/**
 * A new password for whoever was mailed the token, whose address that verifies; tells whose it is, so that the site can
 * sign in with it.
 */
export async function resetPassword(context: ApiContext, token: string, { password }: PasswordChoice) {
  const { db, publicUrl } = context
  // Hashing is slow: guesses never get that far, and no connection waits for it.
  const known = await emailOfResetToken(db, token)
  if (known === null) throw new ApiError('RESET_LINK_INVALID')
  const passwordHash = await hashNewPassword(context, { password, email: known }, 'password')
  const { userId, email } = await db.transaction(async (tx) => {
    const owner = await useResetToken(tx, token)
    if (!owner) throw new ApiError('RESET_LINK_INVALID')
    await confirmAddress(context, tx, owner)
    return { userId: owner, ...(await setPassword(tx, { userId: owner, passwordHash, publicUrl: publicUrl() })) }
  })
  recordSecurityEvent(context, 'password-changed', { userId, byLink: true })
  return { email }
}
