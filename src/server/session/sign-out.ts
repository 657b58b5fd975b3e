import type { Context } from 'hono'
import { askApi } from './ask-api.ts'
import { ownPath } from './own-path.ts'
import { isForm } from './read-credentials.ts'
import type { Renewals } from './renewals.ts'
import type { SessionSettings } from './session.ts'
import { clearCookies, clearSession, refreshTokenOf } from './session-cookies.ts'

/** The form in every page's header: without scripts it can only post to its own language's address. */
export function toSignOut(c: Context): Response {
  const home = c.req.path.slice(0, -'/logout'.length) || '/'
  return c.redirect(`/session/logout?returnUrl=${encodeURIComponent(home)}`, 307)
}

/**
 * Ends the session, here and at the API; one that cannot be reached does not keep anybody signed in. A form is somebody
 * who leaves: nothing is remembered of them. A script ends what has ended already.
 */
export async function signOut(
  c: Context,
  { api, publicUrl, secure }: SessionSettings,
  renewals: Renewals,
): Promise<Response> {
  const refreshToken = refreshTokenOf(c)
  if (refreshToken) {
    renewals.forget(refreshToken)
    await askApi(api, '/auth/logout', { refreshToken }, c.req.raw)
  }
  if (!isForm(c)) {
    clearSession(c, secure)
    return c.body(null, 204)
  }
  clearCookies(c, secure)
  const home = ownPath(c.req.query('returnUrl'), [publicUrl()]) ?? '/'
  return c.redirect(`${home}#logged-out`, 303)
}
