import type { Context } from 'hono'
import { forwardError } from './forward-error.ts'
import { renewSession } from './renew-session.ts'
import { clearSession, refreshTokenOf } from './session-cookies.ts'
import type { SessionSettings } from './session-settings.ts'

/** New tokens into the cookies (204). */
export async function renew(c: Context, settings: SessionSettings): Promise<Response> {
  const { secure } = settings
  const refreshToken = refreshTokenOf(c, secure)
  if (!refreshToken) {
    clearSession(c, secure)
    return c.json({ statusCode: 401, message: 'Not signed in' }, 401)
  }
  const { tokens, response } = await renewSession(c, refreshToken, settings)
  return tokens ? c.body(null, 204) : forwardError(c, response)
}
