import type { Context } from 'hono'
import { callApi, fieldOf } from './call-api.ts'
import { forwardError } from './forward-error.ts'
import { clearSession, refreshTokenOf, setSession, tokensOf } from './session-cookies.ts'
import type { SessionSettings } from './session-settings.ts'

/** What somebody signs in with, checked by the API. */
async function credentialsOf(c: Context) {
  const given: unknown = await c.req.json().catch(() => null)
  return { email: fieldOf(given, 'email'), password: fieldOf(given, 'password'), isAdmin: false }
}

/** Signs somebody in, for a script. A 401 ends whatever session there was. */
export async function signIn(c: Context, { api, secure }: SessionSettings): Promise<Response> {
  const response = await callApi(api, '/auth/login', await credentialsOf(c), c.req.raw)
  const tokens = response.status === 200 && tokensOf(fieldOf(response.body, 'token'))
  if (!tokens) {
    if (response.status === 401) clearSession(c, secure)
    return forwardError(c, response)
  }
  // The session that was there before is over: its tokens are in no cookie any more.
  const former = refreshTokenOf(c, secure)
  if (former) await callApi(api, '/auth/logout', { refreshToken: former }, c.req.raw)
  setSession(c, tokens, secure)
  return c.json({ user: fieldOf(response.body, 'user') }, 200)
}
