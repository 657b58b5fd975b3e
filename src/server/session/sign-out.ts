import type { Context } from 'hono'
import { callApi } from './call-api.ts'
import { clearCookies, clearSession, refreshTokenOf } from './session-cookies.ts'
import type { SessionSettings } from './session-settings.ts'

/** At the API too; one that cannot be reached does not keep anybody signed in. */
export async function endSession(c: Context, { api, secure }: SessionSettings): Promise<void> {
  const refreshToken = refreshTokenOf(c, secure)
  if (refreshToken) await callApi(api, '/auth/logout', { refreshToken }, c.req.raw)
}

/** For a script, which ends what has ended already. */
export async function signOut(c: Context, settings: SessionSettings): Promise<Response> {
  await endSession(c, settings)
  clearSession(c, settings.secure)
  return c.body(null, 204)
}

/** Somebody leaves: nothing is remembered of them. */
export function forgetVisitor(c: Context, { secure }: SessionSettings): void {
  clearCookies(c, secure)
  // Not the cookies: those of the panel, on the same host, are another session.
  c.header('Clear-Site-Data', '"cache", "storage"')
}
