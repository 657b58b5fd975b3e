import type { Context } from 'hono'
import { type ApiResult, callApi } from './call-api.ts'
import { clearSession, setSession, type Tokens, tokensOf } from './session-cookies.ts'
import type { SessionSettings } from './session-settings.ts'

/** New tokens, in the cookies too. A refusal of the API ends the session, no answer from it does not. */
export async function renewSession(
  c: Context,
  refreshToken: string,
  { api, secure }: SessionSettings,
): Promise<{ tokens: Tokens | null; response: ApiResult }> {
  const response = await callApi(api, '/auth/refresh-tokens', { refreshToken, isAdmin: false }, c.req.raw)
  const tokens = response.status === 200 ? tokensOf(response.body) : null
  if (tokens) setSession(c, tokens, secure)
  else if (response.status === 401) clearSession(c, secure)
  return { tokens, response }
}
