import Bowser from 'bowser'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { array } from 'yup'
import { type LoginSession, loginSession } from '../../../schemas/second-factor.ts'
import type { Executor } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { emailVerifications, loginSessions, passwordResets, users } from '../../db/tables.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import {
  ApiError,
  del,
  everybodySignedIn,
  get,
  pathParameter,
  preparedFor,
  recordSecurityEvent,
  routes,
  uuidPattern,
} from '../platform/index.ts'

export const ownId = pathParameter('userId', 'The id of one’s own account, as signing in gave it.')

/** The caller, whose account the id must be: anybody else's is not found. */
export function ownAccount(user: Principal | null, userId: string): Principal {
  if (user?.userId !== userId.toLowerCase()) throw new ApiError('NOT_FOUND')
  return user
}

/**
 * What an account may do changed, or a session of it ended: the call is answered once every process has heard. Triggers
 * tell it too (by a trigger), for changes that nobody waits for.
 */
export const notifyAccount = (tx: Executor, userId: string) => notifyTags(tx, [`user:${userId}`])

/**
 * Ends every link that was mailed for an account, but for those that verify the address it has: whoever was in it, or
 * read its mail, keeps no way back. Another address that was asked for is asked for no more.
 */
export async function endLinks(tx: Executor, userId: string) {
  await tx.update(users).set({ newEmail: null }).where(eq(users.id, userId))
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
  const present = sql`(select lower(email) from users where id = ${userId})`
  await tx
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.userId, userId), ne(sql`lower(${emailVerifications.email})`, present)))
}

/** Ends an account's sessions, but for `except`, and its links: none of them opens anything from then on. */
export async function endSessions(tx: Executor, userId: string, except?: string) {
  await tx
    .delete(loginSessions)
    .where(and(eq(loginSessions.userId, userId), except ? ne(loginSessions.id, except) : undefined))
  await endLinks(tx, userId)
  await notifyAccount(tx, userId)
}

/** By the names people know: 'Firefox', 'Windows'. */
function deviceOf(userAgent: string | null) {
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : {}
  return { browser: browser?.name || null, system: os?.name || null }
}

/** `current`: the session that asks. Used is renewed: within a quarter of an hour of the last call. */
const presentLoginSession = (session: typeof loginSessions.$inferSelect, current: string): LoginSession => ({
  _id: session.id,
  ...deviceOf(session.userAgent),
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.renewedAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
  current: session.id === current,
})

/** More would be a machine's. */
const most = 200

const sessionsOf = preparedFor((db) =>
  db
    .select()
    .from(loginSessions)
    .where(and(eq(loginSessions.userId, sql.placeholder('userId')), gt(loginSessions.expiresAt, sql`now()`)))
    .orderBy(desc(loginSessions.renewedAt), desc(loginSessions.id))
    .limit(most)
    .prepare(''),
)

/** Where the caller is signed in, the last used first. */
async function listLoginSessions({ db, user }: ApiContext, userId: string) {
  const caller = ownAccount(user, userId)
  const sessions = await sessionsOf(db).execute({ userId: caller.userId })
  return sessions.map((session) => presentLoginSession(session, caller.session))
}

/** Ends one of the caller's sessions, this one too: none of its tokens opens anything from then on. */
async function endLoginSession(context: ApiContext, userId: string, id: string) {
  const caller = ownAccount(context.user, userId)
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const ended = await context.db
    .delete(loginSessions)
    .where(and(eq(loginSessions.id, id), eq(loginSessions.userId, caller.userId)))
    .returning({ id: loginSessions.id })
  if (ended.length === 0) throw new ApiError('NOT_FOUND')
  // Whoever had a device of the account may have asked for links there; signing out oneself is no such thing.
  if (id.toLowerCase() !== caller.session) await endLinks(context.db, caller.userId)
  await notifyAccount(context.db, caller.userId)
  recordSecurityEvent(context, 'session-ended', { session: id })
}

/** Ends all of the caller's sessions but the one that asks. */
async function endOtherLoginSessions(context: ApiContext, userId: string) {
  const caller = ownAccount(context.user, userId)
  await endSessions(context.db, caller.userId, caller.session)
  recordSecurityEvent(context, 'sessions-ended')
}

export const loginSessionRoutes = routes(
  get('/me/:userId/sessions', {
    id: 'loginSessions',
    summary: 'Where one is signed in',
    description:
      'Every sign-in of the own account that has not ended, the last used first: the browser and system it was made with, when it began, when its tokens were last renewed, and whether it is the one that asks.',
    access: everybodySignedIn,
    parameters: [ownId],
    response: array(loginSession.required()).required(),
    run: (context, { params }) => listLoginSessions(context, params.userId),
  }),
  del('/me/:userId/sessions', {
    id: 'endOtherLoginSessions',
    summary: 'Signs out everywhere else',
    description:
      'Ends every sign-in of the own account but the one that asks: their access tokens and refresh tokens are refused from then on.',
    access: everybodySignedIn,
    parameters: [ownId],
    run: (context, { params }) => endOtherLoginSessions(context, params.userId),
  }),
  del('/me/:userId/sessions/:sessionId', {
    id: 'endLoginSession',
    summary: 'Signs out one session',
    description:
      'Ends one sign-in of the own account, on a device that was lost for instance. Its access token and its refresh token are refused from then on. The session of somebody else gets 404.',
    access: everybodySignedIn,
    parameters: [ownId, pathParameter('sessionId', 'The session’s id, from the list.')],
    run: (context, { params }) => endLoginSession(context, params.userId, params.sessionId),
  }),
)
