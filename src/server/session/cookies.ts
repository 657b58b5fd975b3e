import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { tokenInCookie } from '../../domain/visitor.ts'
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

export interface SessionCookies {
  accessToken(c: Context): string | undefined
  refreshToken(c: Context): string | undefined
  set(c: Context, tokens: Tokens): void
  clear(c: Context): void
  /** Somebody leaves: nothing is remembered of them. */
  forget(c: Context): void
  /** What a password that was right brought, until its code comes. */
  setTicket?(c: Context, ticket: string): void
  ticket?(c: Context): string | undefined
}

/** What a token says, unchecked: it comes straight from the API. */
function claimOf(token: string, name: string): unknown {
  try {
    return fieldOf(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()), name)
  } catch {
    return undefined
  }
}

/** When a refresh token ends, and with it the session; a token that does not say goes with the browser's window. */
function endOf(refreshToken: string): { expires?: Date } {
  const exp = claimOf(refreshToken, 'exp')
  return typeof exp === 'number' ? { expires: new Date(exp * 1000) } : {}
}

/** Hidden from scripts; over https no other host can set it. */
const hidden = (secure: boolean) =>
  ({ path: '/', secure, httpOnly: true, sameSite: 'Lax', ...(secure && { prefix: 'host' as const }) }) as const

const hiddenValue = (c: Context, name: string, secure: boolean): string | undefined =>
  getCookie(c, name, secure ? 'host' : undefined)

/**
 * The site's. All of them live as long as the refresh token. The server renews without an access token too, but scripts
 * take whoever has no role for a guest.
 */
export function siteCookies(secure: boolean): SessionCookies {
  const clear = (c: Context) => {
    for (const name of ['accessToken', 'role']) deleteCookie(c, name, { path: '/', secure })
    deleteCookie(c, 'refreshToken', hidden(secure))
  }
  return {
    accessToken(c) {
      const value = getCookie(c, 'accessToken')
      return value === undefined ? undefined : tokenInCookie(value)
    },
    refreshToken: (c) => hiddenValue(c, 'refreshToken', secure),
    set(c, { accessToken, refreshToken }) {
      const seen = { path: '/', secure, sameSite: 'Lax', ...endOf(refreshToken) } as const
      const role = claimOf(accessToken, 'role')
      setCookie(c, 'accessToken', accessToken, seen)
      setCookie(c, 'refreshToken', refreshToken, { ...hidden(secure), ...endOf(refreshToken) })
      if (typeof role === 'string') setCookie(c, 'role', role, seen)
    },
    clear,
    forget(c) {
      clear(c)
      // Whatever is remembered about the visitor (spec section 4: logout clears all cookies).
      for (const name of ['locale', 'cookieConsent']) deleteCookie(c, name, { path: '/', secure })
      // Not the cookies: those of the panel, on the same host, are another session.
      c.header('Clear-Site-Data', '"cache", "storage"')
    },
  }
}

const panelNames = { access: 'panelAccessToken', refresh: 'panelRefreshToken', ticket: 'panelTicket' }

/** Seconds, as long as the API takes a ticket. */
const ticketLife = 5 * 60

/** The panel's own: no script reads any of them, and none of the site's says anything here. */
export function panelCookies(secure: boolean): SessionCookies {
  const options = hidden(secure)
  const { access, refresh, ticket } = panelNames
  const clear = (c: Context) => {
    for (const name of [access, refresh, ticket]) deleteCookie(c, name, options)
  }
  return {
    accessToken: (c) => hiddenValue(c, access, secure) || undefined,
    refreshToken: (c) => hiddenValue(c, refresh, secure) || undefined,
    ticket: (c) => hiddenValue(c, ticket, secure) || undefined,
    set(c, { accessToken, refreshToken }) {
      const lasting = { ...options, ...endOf(refreshToken) }
      setCookie(c, access, accessToken, lasting)
      setCookie(c, refresh, refreshToken, lasting)
      deleteCookie(c, ticket, options)
    },
    clear,
    forget(c) {
      clear(c)
      // What was read here is shown to nobody who goes back.
      c.header('Clear-Site-Data', '"cache"')
    },
    setTicket: (c, value) => setCookie(c, ticket, value, { ...options, maxAge: ticketLife }),
  }
}
