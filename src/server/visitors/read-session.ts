import type { Context } from 'hono'
import type { Visitor } from '../../domain/visitor.ts'
import { renewSession } from '../session/renew-session.ts'
import { accessTokenOf, clearSession, refreshTokenOf } from '../session/session-cookies.ts'
import type { SessionSettings } from '../session/session-settings.ts'

/** Who asks, and what speaks for them at the API. */
export interface VisitorSession {
  visitor: Visitor | null
  token?: string
  /** Nobody could say whether the session still stands: the person stays signed in, and is told. */
  isUnanswered?: true
}

const nobody: VisitorSession = { visitor: null }

/** Reads the session, and renews what is too old; the new cookies, or that there are none any more, go with the answer. */
export async function readSession(c: Context, settings: SessionSettings): Promise<VisitorSession> {
  const { secure, visitorOf } = settings
  const token = accessTokenOf(c)
  const visitor = token ? await visitorOf(token) : null
  if (token && visitor) return { visitor, token }
  const refreshToken = refreshTokenOf(c, secure)
  if (!refreshToken) {
    if (token) clearSession(c, secure)
    return nobody
  }
  const { tokens, response } = await renewSession(c, refreshToken, settings)
  if (!tokens) return response.status === 401 ? nobody : { visitor: null, isUnanswered: true }
  return { visitor: await visitorOf(tokens.accessToken), token: tokens.accessToken }
}
