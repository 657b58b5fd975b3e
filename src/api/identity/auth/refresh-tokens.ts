import { eq, sql } from 'drizzle-orm'
import type { RefreshRequest } from '../../../../schemas/auth.ts'
import type { Transaction } from '../../../db/client.ts'
import { loginSessions, memberships, users } from '../../../db/tables.ts'
import { type ApiContext, ApiError, editors, lock, recordSecurityEvent } from '../../platform/index.ts'
import { membershipInUse } from '../memberships/membership-in-use.ts'
import { signAccessToken } from './access-token.ts'
import { notifyAccount } from './notify-account.ts'
import { accountColumns, signInErrorOf } from './principal.ts'
import { readRefreshToken, signRefreshToken } from './refresh-token.ts'
import { sessionEnd } from './session-life.ts'

/** For so long the token before the newest one brings that again: its response may have been lost. */
const grace = '1 minute'

/** The session with its account, locked: what ends it and what renews it never run at once. */
async function lockSession(tx: Transaction, id: string) {
  await lock(tx, { loginSessions: [id] })
  const [found] = await tx
    .select({
      account: accountColumns,
      session: loginSessions,
      isOver: sql<boolean>`${loginSessions.expiresAt} <= now()`,
      isInGrace: sql<boolean>`${loginSessions.renewedAt} > now() - ${grace}::interval`,
    })
    .from(loginSessions)
    .innerJoin(users, eq(users.id, loginSessions.userId))
    .leftJoin(memberships, membershipInUse)
    .where(eq(loginSessions.id, id))
  return found
}

type Found = NonNullable<Awaited<ReturnType<typeof lockSession>>>

/** The session as its newest refresh token has it; null when this one is not worth a new one. */
async function renew(tx: Transaction, { account, session, isInGrace }: Found, generation: number) {
  if (generation === session.generation - 1 && isInGrace) return session
  if (generation !== session.generation) return null
  const [renewed] = await tx
    .update(loginSessions)
    .set({ generation: generation + 1, renewedAt: sql`now()`, expiresAt: sessionEnd(account.role) })
    .where(eq(loginSessions.id, session.id))
    .returning()
  return renewed ?? null
}

/**
 * New tokens for a refresh token. The newest one brings its successor; the one before brings the same again, until that
 * is used itself and for a minute at most. Any other may be stolen: the session ends (401). The account is read anew, so
 * whoever may not come in any more does not go on. `isAdmin` as at login.
 */
export async function refreshTokens(context: ApiContext, { refreshToken, isAdmin }: RefreshRequest) {
  const { db, jwtSecret } = context
  const { id, generation } = await readRefreshToken(refreshToken, jwtSecret)
  const renewal = await db.transaction(async (tx) => {
    const found = await lockSession(tx, id)
    if (!found || (isAdmin && !editors.includes(found.account.role))) return null
    const isAlive = !found.isOver && !signInErrorOf(found.account)
    const session = isAlive ? await renew(tx, found, generation) : null
    if (!session) {
      await tx.delete(loginSessions).where(eq(loginSessions.id, id))
      await notifyAccount(tx, found.account.id)
    }
    return { account: found.account, session, isReuse: isAlive && !session }
  })
  if (renewal?.isReuse) {
    recordSecurityEvent(context, 'refresh-token-reused', { userId: renewal.account.id, session: id })
  }
  if (!renewal?.session) throw new ApiError('TOKEN_INVALID')
  const { account, session } = renewal
  return {
    accessToken: await signAccessToken({ userId: account.id, role: account.role, session: session.id }, jwtSecret),
    refreshToken: await signRefreshToken(session, jwtSecret),
  }
}
