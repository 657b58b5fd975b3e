import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { endOf, type Tokens } from '../session/session-cookies.ts'

/** The panel's own: no script reads any of them, and none of the site's says anything here. */
const names = { access: 'panelAccessToken', refresh: 'panelRefreshToken', ticket: 'panelTicket' } as const
type Name = keyof typeof names

/** Seconds, as long as the API takes a ticket. */
const ticketLife = 5 * 60

/** Over https no other host can set them. */
const optionsOf = (secure: boolean) =>
  ({ path: '/', secure, httpOnly: true, sameSite: 'Lax', ...(secure && { prefix: 'host' as const }) }) as const

export const panelCookie = (c: Context, name: Name, secure: boolean): string | undefined =>
  getCookie(c, names[name], secure ? 'host' : undefined) || undefined

export function setPanelSession(c: Context, { accessToken, refreshToken }: Tokens, secure: boolean): void {
  const options = { ...optionsOf(secure), ...endOf(refreshToken) }
  setCookie(c, names.access, accessToken, options)
  setCookie(c, names.refresh, refreshToken, options)
  deleteCookie(c, names.ticket, optionsOf(secure))
}

export function clearPanelSession(c: Context, secure: boolean): void {
  for (const name of [names.access, names.refresh, names.ticket]) deleteCookie(c, name, optionsOf(secure))
}

/** What a password that was right brought, until its code comes. */
export const setTicket = (c: Context, ticket: string, secure: boolean): void =>
  setCookie(c, names.ticket, ticket, { ...optionsOf(secure), maxAge: ticketLife })
