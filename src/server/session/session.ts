import type { Context } from 'hono'
import type { Visitor } from '../../domain/visitor.ts'
import { type ApiResult, type CallApi, postJson } from './call-api.ts'
import { type SessionCookies, type Tokens, tokensOf } from './cookies.ts'

/** What the sessions of the site, or those of the panel, are. */
export interface Sessions {
  api: CallApi
  /** Whom an access token speaks for; null when it is worth nothing. */
  visitorOf: (token: string) => Promise<Visitor | null>
  cookies: SessionCookies
  /** They are of the panel, whose tokens no others are renewed with. */
  isAdmin: boolean
}

/** Who asks, and what speaks for them at the API. */
export interface VisitorSession {
  visitor: Visitor | null
  token?: string
  /** Nobody could say whether the session still stands: the person stays signed in, and is told. */
  isUnanswered?: true
}

const nobody: VisitorSession = { visitor: null }

/** Renewals in flight, by their token: requests that come together ask once, and get the same successor. */
const renewals = new Map<string, Promise<ApiResult>>()

function renewOnce(c: Context, refreshToken: string, { api, isAdmin }: Sessions): Promise<ApiResult> {
  const known = renewals.get(refreshToken)
  if (known) return known
  const renewal = postJson(c, api, '/auth/refresh-tokens', { refreshToken, isAdmin })
  renewals.set(refreshToken, renewal)
  void renewal.finally(() => renewals.delete(refreshToken))
  return renewal
}

/** New tokens, in the cookies too. A refusal of the API ends the session, no answer from it does not. */
export async function renewSession(
  c: Context,
  refreshToken: string,
  sessions: Sessions,
): Promise<{ tokens: Tokens | null; response: ApiResult }> {
  const response = await renewOnce(c, refreshToken, sessions)
  const tokens = response.status === 200 ? tokensOf(response.body) : null
  if (tokens) sessions.cookies.set(c, tokens)
  else if (response.status === 401) sessions.cookies.clear(c)
  return { tokens, response }
}

/**
 * Reads the session, and renews what is too old; the new cookies, or that there are none any more, go with the answer.
 * It is nobody's where `isMeant` says so of whose it is.
 */
export async function readSession(
  c: Context,
  sessions: Sessions,
  isMeant: (visitor: Visitor) => boolean,
): Promise<VisitorSession> {
  const { cookies, visitorOf } = sessions
  const token = cookies.accessToken(c)
  const visitor = token ? await visitorOf(token) : null
  if (visitor && isMeant(visitor)) return { visitor, token }
  const refreshToken = cookies.refreshToken(c)
  if (!refreshToken) {
    if (token) cookies.clear(c)
    return nobody
  }
  const { tokens, response } = await renewSession(c, refreshToken, sessions)
  if (!tokens) return response.status === 401 ? nobody : { visitor: null, isUnanswered: true }
  const renewed = await visitorOf(tokens.accessToken)
  return renewed && isMeant(renewed) ? { visitor: renewed, token: tokens.accessToken } : nobody
}

/** Ends the session of the cookies at the API; one that cannot be reached keeps nobody signed in. */
export async function endSession(c: Context, { api, cookies }: Sessions): Promise<void> {
  const refreshToken = cookies.refreshToken(c)
  if (refreshToken) await postJson(c, api, '/auth/logout', { refreshToken })
}

/**
 * Whether a request comes from a page of ours. Every browser says where a POST comes from; whoever says nothing is no
 * browser, and sends nobody's cookies but its own.
 */
function isSameOrigin(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null || origin === publicUrl) return true
  const { host, protocol } = URL.parse(origin) ?? {}
  // Whoever is on the network may write what http says; where the site is https, that is another site.
  return host === headers.get('host') && (protocol === 'https:' || publicUrl.startsWith('http:'))
}

/** 403 for a POST that another site sends in the name of a visitor; null for any other request. */
export const refuseOtherOrigin = (c: Context, publicUrl: string): Response | null =>
  c.req.method === 'POST' && !isSameOrigin(c.req.raw.headers, publicUrl)
    ? c.json({ statusCode: 403, message: 'Not allowed from another site' }, 403)
    : null
