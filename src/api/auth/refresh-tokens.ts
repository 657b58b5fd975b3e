import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { refreshTokens as rows, users } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { signAccessToken } from './access-token.ts'
import { issueRefreshToken, readRefreshToken } from './refresh-token.ts'

/** Marks a token as used, once; null when it was used before, has expired or is not known. */
async function spend(db: Executor, id: string) {
  const [spent] = await db
    .update(rows)
    .set({ usedAt: sql`now()` })
    .where(and(eq(rows.id, id), isNull(rows.usedAt), gt(rows.expiresAt, sql`now()`)))
    .returning({ family: rows.family, userId: rows.userId })
  return spent ?? null
}

/** A token used twice may be stolen: whoever holds one of its family must sign in again. */
async function endFamily(db: Executor, id: string) {
  const family = db.select({ family: rows.family }).from(rows).where(eq(rows.id, id))
  await db.delete(rows).where(eq(rows.family, family))
}

/** New tokens for a refresh token, which then is worth nothing; used again, it ends its family (401). */
export async function refreshTokens({ db, jwtSecret }: ApiContext, { refreshToken }: { refreshToken: string }) {
  const id = await readRefreshToken(refreshToken, jwtSecret)
  const tokens = await db.transaction(async (tx) => {
    const spent = await spend(tx, id)
    if (!spent) return null
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, spent.userId), eq(users.active, true)))
    if (!user) return null
    const caller = { id: user.id, role: user.role, organisation: user.organisationId }
    return {
      accessToken: await signAccessToken(caller, jwtSecret),
      refreshToken: await issueRefreshToken(tx, user.id, jwtSecret, spent.family),
    }
  })
  if (tokens) return tokens
  await endFamily(db, id)
  throw new ApiError('TOKEN_INVALID')
}
