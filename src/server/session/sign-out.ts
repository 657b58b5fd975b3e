import type { Context } from 'hono'
import { callApi } from './call-api.ts'
import { isForm } from './read-credentials.ts'
import { safeRedirectPath } from './safe-redirect-path.ts'
import { clearCookies, clearSession, refreshTokenOf } from './session-cookies.ts'
import type { SessionSettings } from './session-settings.ts'

/** The form in every page's header: without scripts it can only post to its own language's address. */
export function toSignOut(c: Context): Response {
  const home = c.req.path.slice(0, -'/logout'.length) || '/'
  return c.redirect(`/session/logout?returnUrl=${encodeURIComponent(home)}`, 307)
}

/**
 * Ends the session, here and at the API; one that cannot be reached does not keep anybody signed in. A form is somebody
 * who leaves: nothing is remembered of them. A script ends what has ended already.
 */
export async function signOut(c: Context, { api, publicUrl, secure }: SessionSettings): Promise<Response> {
  const refreshToken = refreshTokenOf(c, secure)
  if (refreshToken) await callApi(api, '/auth/logout', { refreshToken }, c.req.raw)
  if (!isForm(c)) {
    clearSession(c, secure)
    return c.body(null, 204)
  }
  clearCookies(c, secure)
  // Not the cookies: those of the panel, on the same host, are another session.
  c.header('Clear-Site-Data', '"cache", "storage"')
  const home = safeRedirectPath(c.req.query('returnUrl'), [publicUrl()]) ?? '/'
  return c.redirect(`${home}#logged-out`, 303)
}
