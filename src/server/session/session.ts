import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { signInAddress } from '../visitors/sign-in-address.ts'
import { renew } from './renew.ts'
import { safeRedirectPath } from './safe-redirect-path.ts'
import { sameOrigin } from './same-origin.ts'
import type { SessionSettings } from './session-settings.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const largestBody = 16 * 1024

/**
 * What the browser may not do itself, because no script may see the refresh token: sign in, renew, sign out
 * (CONTRACT: The site). Everything else of the API it asks directly.
 */
export function createSession(settings: SessionSettings) {
  const { publicUrl, log } = settings
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
  app.use(sameOrigin(publicUrl))
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (c) => c.json({ statusCode: 413, message: 'Request body is too large' }, 413),
    }),
  )
  app.post('/session/login', (c) => signIn(c, settings))
  app.post('/session/refresh', (c) => renew(c, settings))
  app.post('/session/logout', (c) => signOut(c, settings))
  // Where a browser goes whose session has ended: only the server knows where one signs in.
  app.get('/session/sign-in', (c) => {
    const page = safeRedirectPath(c.req.query('returnUrl'), [publicUrl(), new URL(c.req.url).origin]) ?? '/'
    return c.redirect(signInAddress(page, settings), 303)
  })
  return async (request: Request): Promise<Response> => app.fetch(request)
}
