import type { Context } from 'hono'
import { inlineScripts } from '../../site/document.ts'
import { readPageRequest } from '../../site/page-request.ts'
import type { VerifyEmailState } from '../../site/verify-email/verify-email.tsx'
import { pageSecurityHeaders } from '../security-headers.ts'
import { callApi } from './call-api.ts'
import type { SessionSettings } from './session-settings.ts'

const path = /^\/verify-email\/([\w-]+)$/

/** The address of a link in a mail, in each language; where it leads when it was good. */
const done = 'done'
const tokenIn = (url: URL): string | undefined => path.exec(readPageRequest(url).context.path)?.[1]

const statuses = { ask: 200, done: 200, failed: 422, later: 503 } as const

/** Nothing may keep the page, and no other one hear of its address, in which the token stands. */
function show(
  c: Context,
  state: VerifyEmailState,
  { renderVerifyEmail, secure, development }: SessionSettings,
): Response {
  const { locale } = readPageRequest(new URL(c.req.url)).context
  return c.body(renderVerifyEmail(locale, state), statuses[state], {
    'Content-Type': 'text/html; charset=utf-8',
    ...pageSecurityHeaders(inlineScripts, { secure, development, formTargets: [] }),
    'Referrer-Policy': 'no-referrer',
  })
}

export const showVerification = (c: Context, settings: SessionSettings): Response =>
  show(c, tokenIn(new URL(c.req.url)) === done ? 'done' : 'ask', settings)

/** Follows the link for whoever pressed the button. */
export async function verifyEmail(c: Context, settings: SessionSettings): Promise<Response> {
  const url = new URL(c.req.url)
  const token = tokenIn(url) ?? ''
  const { status } = await callApi(settings.api, `/auth/verify-email/${token}`, {}, c.req.raw)
  if (status === 200) return c.redirect(`${url.pathname.slice(0, -token.length)}${done}`, 303)
  return show(c, status >= 500 || status === 429 ? 'later' : 'failed', settings)
}
