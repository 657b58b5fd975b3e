import type { Context } from 'hono'
import { isOfPanel, type Visitor } from '../../domain/visitor.ts'
import { callApi } from '../session/call-api.ts'
import { tokensOf } from '../session/session-cookies.ts'
import { clearPanelSession, panelCookie, setPanelSession } from './panel-cookies.ts'
import type { PanelSettings } from './panel-settings.ts'

export interface PanelSession {
  visitor: Visitor | null
  token?: string
  /** Nobody could say whether the session still stands: the person stays signed in, and is told. */
  isUnanswered?: true
}

const nobody: PanelSession = { visitor: null }

/** Renewals in flight, by their token: requests that come together ask once, and get the same successor. */
const renewals = new Map<string, ReturnType<typeof callApi>>()

function renew(c: Context, refreshToken: string, { api }: PanelSettings) {
  const known = renewals.get(refreshToken)
  if (known) return known
  const asked = callApi(api, '/auth/refresh-tokens', { refreshToken, isAdmin: true }, c.req.raw)
  renewals.set(refreshToken, asked)
  void asked.finally(() => renewals.delete(refreshToken))
  return asked
}

/** Who works here; the site's session is another. What is too old is renewed, its cookies go with the answer. */
export async function readPanelSession(c: Context, settings: PanelSettings): Promise<PanelSession> {
  const { secure, visitorOf } = settings
  const token = panelCookie(c, 'access', secure)
  const visitor = token ? await visitorOf(token) : null
  if (token && isOfPanel(visitor)) return { visitor, token }
  const refreshToken = panelCookie(c, 'refresh', secure)
  if (!refreshToken) return nobody
  const response = await renew(c, refreshToken, settings)
  const tokens = response.status === 200 ? tokensOf(response.body) : null
  if (!tokens) {
    if (response.status !== 401) return { visitor: null, isUnanswered: true }
    clearPanelSession(c, secure)
    return nobody
  }
  setPanelSession(c, tokens, secure)
  const renewed = await visitorOf(tokens.accessToken)
  return isOfPanel(renewed) ? { visitor: renewed, token: tokens.accessToken } : nobody
}
