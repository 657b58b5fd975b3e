import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { emailVerifications, users } from '../../db/tables.ts'
import { asLocale, type Locale, localePath } from '../../domain/locales.ts'
import { countRegistrationMail } from '../mail/index.ts'
import { type ApiContext, countAttempt, hashOf, invalid, pick } from '../platform/index.ts'

/** Hours: three days. */
const linkLife = 72

interface Link {
  userId: string
  /** The address that following it verifies. */
  email: string
  publicUrl: string
  locale: Locale
}

/** A link that verifies an account's address, once. */
export async function issueVerificationLink(tx: Transaction, { userId, email, publicUrl, locale }: Link) {
  const token = randomBytes(32).toString('base64url')
  await tx
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.userId, userId), lt(emailVerifications.expiresAt, sql`now()`)))
  await tx.insert(emailVerifications).values({
    tokenHash: hashOf(token),
    userId,
    email,
    expiresAt: sql`now() + make_interval(hours => ${linkLife})`,
  })
  return `${publicUrl}${localePath(`/verify-email/${token}`, locale)}`
}

/** What a link's token stands for; null when it is none of ours or too old. */
export async function findVerification(tx: Transaction, token: string) {
  const [found] = await tx
    .select()
    .from(emailVerifications)
    .where(and(eq(emailVerifications.tokenHash, hashOf(token)), gt(emailVerifications.expiresAt, sql`now()`)))
  return found ?? null
}

/** Mails a link that verifies `email`, which may be another address than the account has now. */
export async function mailVerification(
  tx: Transaction,
  { publicUrl }: { publicUrl: () => string },
  { id, firstName, language }: Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'language'>,
  email: string,
) {
  const locale = asLocale(language)
  const url = await issueVerificationLink(tx, { userId: id, email, publicUrl: publicUrl(), locale })
  await queueMail(tx, { to: email, locale, kind: 'email-verification', values: { firstName, email, url } })
}

const columns = pick(users, 'id', 'email', 'newEmail', 'emailVerifiedAt', 'firstName', 'language')

/** The caller's account or, for whoever is not signed in, the unverified one of an address. */
async function findAccount({ db, user }: ApiContext, email: string | undefined) {
  if (!user && !email) throw invalid('email', 'error.required')
  const isMine = user
    ? eq(users.id, user.userId)
    : and(eq(sql`lower(${users.email})`, String(email).toLowerCase()), isNull(users.emailVerifiedAt))
  const [account] = await db
    .select(columns)
    .from(users)
    .where(and(isMine, eq(users.active, true)))
  return account ?? null
}

/**
 * Mails another link: to the address that waits to become the account's, else to the account's own while that is not
 * verified. Where nothing waits, nothing is mailed, and nobody learns from the response whether an address is known.
 */
export async function resendVerification(context: ApiContext, given: { email?: string | undefined }) {
  const { db, pool, address, user } = context
  await countAttempt(pool, 'reset-address', { address })
  const account = await findAccount(context, given.email)
  const waiting = account && (user ? account.newEmail : null)
  const to = waiting ?? (account && !account.emailVerifiedAt ? account.email : null)
  if (account && to) {
    await countRegistrationMail(context, to)
    await db.transaction((tx) => mailVerification(tx, context, account, to))
  }
  return { email: to ?? given.email ?? account?.email ?? '' }
}
