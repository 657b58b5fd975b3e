import type { Context } from 'hono'
import { askApi } from './ask-api.ts'
import { passOn } from './pass-on.ts'
import type { Renewals } from './renewals.ts'
import type { SessionSettings } from './session.ts'
import { clearSession, refreshTokenOf, setSession, tokensOf } from './session-cookies.ts'

/** New tokens into the cookies (204); a refusal of the API ends the session. */
export async function renew(c: Context, { api, secure }: SessionSettings, renewals: Renewals): Promise<Response> {
  const refreshToken = refreshTokenOf(c)
  if (!refreshToken) {
    clearSession(c, secure)
    return c.json({ statusCode: 401, message: 'Not signed in' }, 401)
  }
  const answer = await renewals.once(refreshToken, () =>
    askApi(api, '/auth/refresh-tokens', { refreshToken, isAdmin: false }, c.req.raw),
  )
  const tokens = answer.status === 200 && tokensOf(answer.body)
  if (!tokens) {
    if (answer.status === 401) clearSession(c, secure)
    return passOn(c, answer)
  }
  setSession(c, tokens, secure)
  return c.body(null, 204)
}
