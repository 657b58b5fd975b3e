import type { Context } from 'hono'
import { askApi, fieldOf } from './ask-api.ts'
import { ownPath } from './own-path.ts'
import { passOn } from './pass-on.ts'
import { isForm, readCredentials } from './read-credentials.ts'
import type { SessionSettings } from './session.ts'
import { clearSession, setSession, tokensOf } from './session-cookies.ts'

/** The page a form came from, told what went wrong by the server's message; it has a text for that. */
function backWith(message: unknown, c: Context, origins: string[]): Response {
  const url = new URL(ownPath(c.req.header('referer'), origins) ?? '/login', 'http://site.invalid')
  url.searchParams.set('error', String(message))
  return c.redirect(url.pathname + url.search, 303)
}

/** Signs somebody in: the user for a script, the page at `returnUrl` for a form. A 401 ends whatever session there was. */
export async function signIn(c: Context, { api, publicUrl, secure }: SessionSettings): Promise<Response> {
  const { credentials, returnUrl } = await readCredentials(c)
  const answer = await askApi(api, '/auth/login', credentials, c.req.raw)
  const tokens = answer.status === 200 && tokensOf(fieldOf(answer.body, 'token'))
  const origins = [publicUrl(), new URL(c.req.url).origin]
  if (!tokens) {
    if (answer.status === 401) clearSession(c, secure)
    return isForm(c) ? backWith(fieldOf(answer.body, 'message'), c, origins) : passOn(c, answer)
  }
  setSession(c, tokens, secure)
  return isForm(c)
    ? c.redirect(ownPath(returnUrl, origins) ?? '/', 303)
    : c.json({ user: fieldOf(answer.body, 'user') }, 200)
}
