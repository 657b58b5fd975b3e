import Bowser from 'bowser'
import type { LoginSession } from '../../../schemas/login-session.ts'
import type { loginSessions } from '../../db/tables.ts'

/** By the names people know: 'Firefox', 'Windows'. */
function deviceOf(userAgent: string | null) {
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : {}
  return { browser: browser?.name || null, system: os?.name || null }
}

/** `current`: the session that asks. Used is renewed: within a quarter of an hour of the last call. */
export const presentLoginSession = (session: typeof loginSessions.$inferSelect, current: string): LoginSession => ({
  _id: session.id,
  ...deviceOf(session.userAgent),
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.renewedAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
  current: session.id === current,
})
