import type { Context } from 'hono'
import type { Visitor } from '../../domain/visitor.ts'
import { callApi } from '../session/call-api.ts'
import { accessTokenOf, clearSession, refreshTokenOf, setSession, tokensOf } from '../session/session-cookies.ts'
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
export async function readSession(c: Context, { api, secure, visitorOf }: SessionSettings): Promise<VisitorSession> {
  const token = accessTokenOf(c)
  const visitor = token ? await visitorOf(token) : null
  if (token && visitor) return { visitor, token }
  const refreshToken = refreshTokenOf(c, secure)
  if (!refreshToken) {
    if (token) clearSession(c, secure)
    return nobody
  }
  const response = await callApi(api, '/auth/refresh-tokens', { refreshToken, isAdmin: false }, c.req.raw)
  const tokens = response.status === 200 ? tokensOf(response.body) : null
  if (!tokens) {
    if (response.status !== 401) return { visitor: null, isUnanswered: true }
    clearSession(c, secure)
    return nobody
  }
  setSession(c, tokens, secure)
  return { visitor: await visitorOf(tokens.accessToken), token: tokens.accessToken }
}
