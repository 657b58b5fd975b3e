import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { type AddressSettings, safeRedirectPath, signInAddress } from './addresses.ts'
import { type ApiResult, fieldOf, postJson } from './call-api.ts'
import { tokensOf } from './cookies.ts'
import { endSession, refuseOtherOrigin, renewSession, type Sessions } from './session.ts'

const known = [400, 401, 403, 409, 413, 415, 429, 503] as const

function forwardError(c: Context, { status, body, retryAfter }: ApiResult): Response {
  if (retryAfter) c.header('Retry-After', retryAfter)
  const statusCode = known.find((one) => one === status) ?? 502
  const message = fieldOf(body, 'message') ?? 'Request failed'
  return c.json({ statusCode, message, details: fieldOf(body, 'details') }, statusCode)
}

async function credentialsOf(c: Context) {
  const given: unknown = await c.req.json().catch(() => null)
  return { email: fieldOf(given, 'email'), password: fieldOf(given, 'password'), isAdmin: false }
}

/** Signs somebody in, for a script. A 401 ends whatever session there was. */
async function signIn(c: Context, sessions: Sessions): Promise<Response> {
  const { api, cookies } = sessions
  const response = await postJson(c, api, '/auth/login', await credentialsOf(c))
  const tokens = response.status === 200 && tokensOf(fieldOf(response.body, 'token'))
  if (!tokens) {
    if (response.status === 401) cookies.clear(c)
    return forwardError(c, response)
  }
  // The session that was there before is over: its tokens are in no cookie any more.
  await endSession(c, sessions)
  cookies.set(c, tokens)
  return c.json({ user: fieldOf(response.body, 'user') }, 200)
}

async function renew(c: Context, sessions: Sessions): Promise<Response> {
  const refreshToken = sessions.cookies.refreshToken(c)
  if (!refreshToken) {
    sessions.cookies.clear(c)
    return c.json({ statusCode: 401, message: 'Not signed in' }, 401)
  }
  const { tokens, response } = await renewSession(c, refreshToken, sessions)
  return tokens ? c.body(null, 204) : forwardError(c, response)
}

/** For a script, which ends what has ended already. */
async function signOut(c: Context, sessions: Sessions): Promise<Response> {
  await endSession(c, sessions)
  sessions.cookies.clear(c)
  return c.body(null, 204)
}

const largestBody = 16 * 1024

/**
 * What the browser may not do itself, because no script may see the refresh token: sign in, renew, sign out
 * (CONTRACT: The site). Everything else of the API it asks directly.
 */
export function createSessionCalls(
  sessions: Sessions,
  { log, ...addresses }: AddressSettings & { log: { error(details: object, message: string): void } },
) {
  const { publicUrl } = addresses
  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof HTTPException)
      return c.json({ statusCode: error.status, message: error.message }, error.status)
    log.error({ err: error, path: c.req.path }, 'A session call failed')
    return c.json({ statusCode: 500, message: 'Internal server error' }, 500)
  })
  app.notFound((c) => c.json({ statusCode: 404, message: 'Not found' }, 404))
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.use(async (c, next) => refuseOtherOrigin(c, publicUrl()) ?? next())
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (c) => c.json({ statusCode: 413, message: 'Request body is too large' }, 413),
    }),
  )
  app.post('/session/login', (c) => signIn(c, sessions))
  app.post('/session/refresh', (c) => renew(c, sessions))
  app.post('/session/logout', (c) => signOut(c, sessions))
  // Where a browser goes whose session has ended: only the server knows where one signs in.
  app.get('/session/sign-in', (c) => {
    const page = safeRedirectPath(c.req.query('returnUrl'), [publicUrl(), new URL(c.req.url).origin]) ?? '/'
    return c.redirect(signInAddress(page, addresses), 303)
  })
  return async (request: Request): Promise<Response> => app.fetch(request)
}
