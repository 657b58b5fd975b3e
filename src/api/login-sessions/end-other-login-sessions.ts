import { endSessions } from '../auth/end-sessions.ts'
import type { ApiContext } from '../context.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { ownAccount } from './own-account.ts'

/** Ends all of the caller's sessions but the one that asks. */
export async function endOtherLoginSessions(context: ApiContext, userId: string) {
  const caller = ownAccount(context.user, userId)
  await endSessions(context.db, caller.userId, caller.session)
  recordSecurityEvent(context, 'sessions-ended')
}
