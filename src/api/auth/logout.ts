import { eq } from 'drizzle-orm'
import { loginSessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { notifyAccount } from './notify-account.ts'
import { readRefreshToken } from './refresh-token.ts'

/** Ends the session a refresh token belongs to: no token of it opens anything from then on. */
export async function logout(context: ApiContext, { refreshToken }: { refreshToken: string }) {
  const { db, jwtSecret } = context
  const { id } = await readRefreshToken(refreshToken, jwtSecret)
  const [ended] = await db.delete(loginSessions).where(eq(loginSessions.id, id)).returning()
  if (!ended) return
  await notifyAccount(db, ended.userId)
  recordSecurityEvent(context, 'signed-out', { userId: ended.userId, session: id })
}
