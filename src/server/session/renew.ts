import type { Context } from 'hono'
import { callApi } from './call-api.ts'
import { forwardError } from './forward-error.ts'
import { clearSession, refreshTokenOf, setSession, tokensOf } from './session-cookies.ts'
import type { SessionSettings } from './session-settings.ts'

/** New tokens into the cookies (204). A refusal of the API ends the session, no answer from it does not. */
export async function renew(c: Context, { api, secure }: SessionSettings): Promise<Response> {
  const refreshToken = refreshTokenOf(c, secure)
  if (!refreshToken) {
    clearSession(c, secure)
    return c.json({ statusCode: 401, message: 'Not signed in' }, 401)
  }
  const response = await callApi(api, '/auth/refresh-tokens', { refreshToken, isAdmin: false }, c.req.raw)
  const tokens = response.status === 200 && tokensOf(response.body)
  if (!tokens) {
    if (response.status === 401) clearSession(c, secure)
    return forwardError(c, response)
  }
  setSession(c, tokens, secure)
  return c.body(null, 204)
}
