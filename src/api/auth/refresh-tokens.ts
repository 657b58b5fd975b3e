import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { RefreshRequest } from '../../../schemas/auth.ts'
import type { Executor } from '../../db/client.ts'
import { refreshTokens as rows, users } from '../../db/tables.ts'
import { editors } from '../access.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { signAccessToken } from './access-token.ts'
import { accountColumns, callerOf, refusalOf } from './account-state.ts'
import { issueRefreshToken, readRefreshToken } from './refresh-token.ts'

/** Whose token it is, locked: what ends a family and what adds to it never run at once. */
export async function ownerOf(tx: Executor, id: string) {
  const [account] = await tx
    .select({ ...accountColumns, family: rows.family })
    .from(rows)
    .innerJoin(users, eq(users.id, rows.userId))
    .where(eq(rows.id, id))
    .for('no key update', { of: users })
  return account ?? null
}

/** Marks a token as used; false when it was used before or has expired. */
async function spend(tx: Executor, id: string): Promise<boolean> {
  const spent = await tx
    .update(rows)
    .set({ usedAt: sql`now()` })
    .where(and(eq(rows.id, id), isNull(rows.usedAt), gt(rows.expiresAt, sql`now()`)))
    .returning({ id: rows.id })
  return spent.length > 0
}

/**
 * New tokens for a refresh token, which then is worth nothing. One used twice may be stolen: its family ends, and
 * whoever holds one of that must sign in again (401). The account is read anew, so whoever may not come in any more
 * does not go on, and one that moved speaks for its new organisation. `isAdmin` as at login.
 */
export async function refreshTokens({ db, jwtSecret }: ApiContext, { refreshToken, isAdmin }: RefreshRequest) {
  const id = await readRefreshToken(refreshToken, jwtSecret)
  const tokens = await db.transaction(async (tx) => {
    const account = await ownerOf(tx, id)
    if (!account || (isAdmin && !editors.includes(account.role))) return null
    if (refusalOf(account) || !(await spend(tx, id))) {
      await tx.delete(rows).where(eq(rows.family, account.family))
      return null
    }
    return {
      accessToken: await signAccessToken(callerOf(account, account.family), jwtSecret),
      refreshToken: await issueRefreshToken(tx, account.id, jwtSecret, account.family),
    }
  })
  if (!tokens) throw new ApiError('TOKEN_INVALID')
  return tokens
}
