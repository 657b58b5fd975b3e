import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { tokenInCookie } from '../../domain/token-in-cookie.ts'
import { fieldOf } from './call-api.ts'

export interface Tokens {
  accessToken: string
  refreshToken: string
}

/** The two tokens in an answer of the API, null when it holds none. */
export function tokensOf(value: unknown): Tokens | null {
  const accessToken = fieldOf(value, 'accessToken')
  const refreshToken = fieldOf(value, 'refreshToken')
  return typeof accessToken === 'string' && typeof refreshToken === 'string' ? { accessToken, refreshToken } : null
}

/** Hidden from scripts, and sent with every request: a page may need it. Over https no other host can set it. */
const refreshCookie = (secure: boolean) => ({
  name: 'refreshToken',
  options: { path: '/', secure, httpOnly: true, ...(secure && { prefix: 'host' as const }) },
})

/** What a token says, unchecked: it comes straight from the API. */
function claimOf(token: string, name: string): unknown {
  try {
    return fieldOf(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()), name)
  } catch {
    return undefined
  }
}

/** When a refresh token ends, and with it the session; a token that does not say goes with the browser's window. */
export function endOf(refreshToken: string): { expires?: Date } {
  const exp = claimOf(refreshToken, 'exp')
  return typeof exp === 'number' ? { expires: new Date(exp * 1000) } : {}
}

/**
 * All of them live as long as the refresh token. The server renews without an access token too, but scripts take whoever
 * has no role for a guest.
 */
export function setSession(c: Context, { accessToken, refreshToken }: Tokens, secure: boolean) {
  const shared = { secure, sameSite: 'Lax', ...endOf(refreshToken) } as const
  const role = claimOf(accessToken, 'role')
  setCookie(c, 'accessToken', accessToken, { ...shared, path: '/' })
  const { name, options } = refreshCookie(secure)
  setCookie(c, name, refreshToken, { ...shared, ...options })
  if (typeof role === 'string') setCookie(c, 'role', role, { ...shared, path: '/' })
}

export function clearSession(c: Context, secure: boolean) {
  for (const name of ['accessToken', 'role']) deleteCookie(c, name, { path: '/', secure })
  const { name, options } = refreshCookie(secure)
  deleteCookie(c, name, options)
}

/** Whatever is remembered about the visitor (spec section 4: logout clears all cookies). */
export function clearCookies(c: Context, secure: boolean) {
  clearSession(c, secure)
  for (const name of ['locale', 'cookieConsent']) deleteCookie(c, name, { path: '/', secure })
}

export function refreshTokenOf(c: Context, secure: boolean): string | undefined {
  const { name, options } = refreshCookie(secure)
  return getCookie(c, name, options.prefix)
}

export function accessTokenOf(c: Context): string | undefined {
  const value = getCookie(c, 'accessToken')
  return value === undefined ? undefined : tokenInCookie(value)
}
