import { and, eq } from 'drizzle-orm'
import { loginSessions } from '../../db/tables.ts'
import { endLinks } from '../auth/end-sessions.ts'
import { notifyAccount } from '../auth/notify-account.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { ownAccount } from './own-account.ts'

/** Ends one of the caller's sessions, this one too: none of its tokens opens anything from then on. */
export async function endLoginSession(context: ApiContext, userId: string, id: string) {
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
