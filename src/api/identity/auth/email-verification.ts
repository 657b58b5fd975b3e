import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { emailVerifications, type users } from '../../../db/tables.ts'
import { asLocale, type Locale, localePath } from '../../../domain/locales.ts'

/** Hours: three days. */
const linkLife = 72

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

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

type Account = Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'language'>

/** Mails a link that verifies `email`, which may be another address than the account has now. */
export async function mailVerification(
  tx: Transaction,
  { publicUrl }: { publicUrl: () => string },
  { id, firstName, language }: Account,
  email: string,
) {
  const locale = asLocale(language)
  const url = await issueVerificationLink(tx, { userId: id, email, publicUrl: publicUrl(), locale })
  await queueMail(tx, {
    key: `email-verification:${randomUUID()}`,
    to: email,
    locale,
    kind: 'email-verification',
    values: { firstName, email, url },
  })
}
