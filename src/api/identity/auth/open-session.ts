import { and, eq, lt, sql } from 'drizzle-orm'
import { loginSessions, memberships, users } from '../../../db/tables.ts'
import { type ApiContext, ApiError, lock } from '../../platform/index.ts'
import { membershipInUse } from '../memberships/membership-in-use.ts'
import { accessTokenLife, signAccessToken } from './access-token.ts'
import { accountColumns, signInErrorOf } from './principal.ts'
import { signRefreshToken } from './refresh-token.ts'
import { sessionEnd } from './session-life.ts'

const longestUserAgent = 400

/**
 * A new session with its tokens, for an account whose password was right; 401 when it may not come in. The account is held
 * until the session stands: a password that changes meanwhile ends this one too.
 */
export async function openSession(
  { db, jwtSecret, userAgent }: ApiContext,
  { id, passwordHash }: { id: string; passwordHash: string },
) {
  const { role, session } = await db.transaction(async (tx) => {
    await lock(tx, { users: [id] }, 'share')
    const [account] = await tx
      .select(accountColumns)
      .from(users)
      .leftJoin(memberships, membershipInUse)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    if (!account) throw new ApiError('WRONG_PASSWORD')
    const failure = signInErrorOf(account)
    if (failure) throw new ApiError(failure)
    await tx.delete(loginSessions).where(and(eq(loginSessions.userId, id), lt(loginSessions.expiresAt, sql`now()`)))
    const [opened] = await tx
      .insert(loginSessions)
      .values({
        userId: id,
        userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
        expiresAt: sessionEnd(account.role, sql`now()`),
      })
      .returning()
    if (!opened) throw new Error(`No session for ${id}`)
    return { role: account.role, session: opened }
  })
  const token = {
    accessToken: await signAccessToken({ userId: id, role, session: session.id }, jwtSecret),
    refreshToken: await signRefreshToken(session, jwtSecret),
    expiresIn: accessTokenLife,
  }
  return { session: session.id, token }
}
