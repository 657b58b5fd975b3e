import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { loginSessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ownAccount } from './own-account.ts'
import { presentLoginSession } from './present-login-session.ts'

/** More would be a machine's. */
const most = 200

/** Where the caller is signed in, the last used first. */
export async function listLoginSessions({ db, user }: ApiContext, userId: string) {
  const caller = ownAccount(user, userId)
  const sessions = await db
    .select()
    .from(loginSessions)
    .where(and(eq(loginSessions.userId, caller.userId), gt(loginSessions.expiresAt, sql`now()`)))
    .orderBy(desc(loginSessions.renewedAt), desc(loginSessions.id))
    .limit(most)
  return sessions.map((session) => presentLoginSession(session, caller.session))
}
