import type { Context } from 'hono'
import { callApi, fieldOf } from './call-api.ts'
import { forwardError } from './forward-error.ts'
import { isForm, readCredentials } from './read-credentials.ts'
import { safeRedirectPath } from './safe-redirect-path.ts'
import { clearSession, refreshTokenOf, setSession, tokensOf } from './session-cookies.ts'
import type { SessionSettings } from './session-settings.ts'

/** The page a form came from, told what went wrong by the server's message; it has a text for that. */
function backWith(message: unknown, c: Context, origins: string[]): Response {
  const url = new URL(safeRedirectPath(c.req.header('referer'), origins) ?? '/login', 'http://site.invalid')
  url.searchParams.set('error', String(message))
  return c.redirect(url.pathname + url.search, 303)
}

/** Signs somebody in: the user for a script, the page at `returnUrl` for a form. A 401 ends whatever session there was. */
export async function signIn(c: Context, { api, publicUrl, secure }: SessionSettings): Promise<Response> {
  const { credentials, returnUrl } = await readCredentials(c)
  const response = await callApi(api, '/auth/login', credentials, c.req.raw)
  const tokens = response.status === 200 && tokensOf(fieldOf(response.body, 'token'))
  const origins = [publicUrl(), new URL(c.req.url).origin]
  if (!tokens) {
    if (response.status === 401) clearSession(c, secure)
    return isForm(c) ? backWith(fieldOf(response.body, 'message'), c, origins) : forwardError(c, response)
  }
  // The session that was there before is over: its tokens are in no cookie any more.
  const former = refreshTokenOf(c, secure)
  if (former) await callApi(api, '/auth/logout', { refreshToken: former }, c.req.raw)
  setSession(c, tokens, secure)
  return isForm(c)
    ? c.redirect(safeRedirectPath(returnUrl, origins) ?? '/', 303)
    : c.json({ user: fieldOf(response.body, 'user') }, 200)
}
