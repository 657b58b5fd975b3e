import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readPageRequest } from '../../site/page-request.ts'
import type { CallApi } from './ask-api.ts'
import { ownPath } from './own-path.ts'
import { renew } from './renew.ts'
import { createRenewals } from './renewals.ts'
import { sameOrigin } from './same-origin.ts'
import { signIn } from './sign-in.ts'
import { signOut, toSignOut } from './sign-out.ts'

export interface SessionSettings {
  /** The REST API. */
  api: CallApi
  publicUrl: () => string
  controlPanelUrl: string
  /** Whether visitors come over https. */
  secure: boolean
  log: { error(details: object, message: string): void }
}

const largestBody = 16 * 1024

/** Where the form in every page's header posts to, in each language. */
export const isLogout = (url: URL): boolean => readPageRequest(url).context.path === '/logout'

/**
 * What the browser may not do itself, because no script may see the refresh token: sign in, renew, sign out
 * (CONTRACT: The site). Everything else of the API it asks directly.
 */
export function createSession(settings: SessionSettings) {
  const { publicUrl, controlPanelUrl, log } = settings
  const renewals = createRenewals()
  const app = new Hono()
  app.onError((error, c) => {
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
  app.post('/session/refresh', (c) => renew(c, settings, renewals))
  app.post('/session/logout', (c) => signOut(c, settings, renewals))
  app.post('/logout', toSignOut).post('/:locale/logout', toSignOut)
  // Where a browser goes whose session has ended: only the server knows where the control panel is.
  app.get('/session/sign-in', (c) => {
    const page = publicUrl() + (ownPath(c.req.query('returnUrl'), [publicUrl(), new URL(c.req.url).origin]) ?? '/')
    return c.redirect(`${controlPanelUrl}/login?returnUrl=${encodeURIComponent(page)}`, 303)
  })
  return async (request: Request): Promise<Response> => app.fetch(request)
}
