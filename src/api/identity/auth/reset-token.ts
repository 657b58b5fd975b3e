import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { passwordResets, users } from '../../../db/tables.ts'
import { type Locale, localePath } from '../../../domain/locales.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

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
export async function emailOfResetToken(db: Executor, token: string): Promise<string | null> {
  const [found] = await db
    .select({ email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(good(token))
  return found?.email ?? null
}

/** Uses a link's token; gives back whose it is, null when it is not good. */
export async function useResetToken(tx: Executor, token: string): Promise<string | null> {
  const [used] = await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(good(token))
    .returning({ userId: passwordResets.userId })
  return used?.userId ?? null
}
