import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { RefreshRequest } from '../../../schemas/auth.ts'
import type { Transaction } from '../../db/client.ts'
import { loginSessions, memberships, type Role, users } from '../../db/tables.ts'
import { type ApiContext, ApiError, lock, recordSecurityEvent } from '../platform/index.ts'
import { accessTokenLife, idIn, signAccessToken, tokensOf } from './access-token.ts'
import { membershipInUse } from './add-membership.ts'
import { notifyAccount } from './login-sessions.ts'
import { accountColumns, signInErrorOf } from './principals.ts'

/** How long a session lasts without a renewal, and at most. Who works in the control panel signs in each day. */
const limits = {
  customer: { idle: '14 days', absolute: '90 days' },
  panel: { idle: '12 hours', absolute: '7 days' },
}

/** When a session ends that is renewed now; `begun` is when it began. */
function sessionEnd(role: Role, begun: SQL | typeof loginSessions.createdAt = loginSessions.createdAt) {
  const { idle, absolute } = role === 'CONTACT' ? limits.customer : limits.panel
  return sql<Date>`least(now() + ${idle}::interval, ${begun} + ${absolute}::interval)`
}

const renewals = tokensOf('rt+jwt', 'refresh')

/** A session's newest refresh token: made of the row alone, so that it can be given again and is stored nowhere. */
const signRefreshToken = (
  { id, generation, expiresAt, renewedAt }: typeof loginSessions.$inferSelect,
  secret: string,
) => renewals.sign({ sid: id, generation }, secret, expiresAt, renewedAt)

/** The session a refresh token belongs to, and how many came before it; 401 when it is none of ours or too old. */
export async function readRefreshToken(token: string, secret: string): Promise<{ id: string; generation: number }> {
  const { sid, generation } = await renewals.read(token, secret)
  if (!Number.isInteger(generation)) throw new ApiError('TOKEN_INVALID')
  return { id: idIn(sid), generation: Number(generation) }
}

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
    if (!found || (isAdmin && found.account.role === 'CONTACT')) return null
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
