import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { accessRules } from './access.ts'
import { authentication } from './authentication.ts'
import type { ApiEnv, ApiParts } from './context.ts'
import { docsRoutes } from './docs/routes.ts'
import { languageOf } from './error-texts.ts'
import { ApiError } from './errors.ts'
import { routes } from './routes.ts'
import { translateError } from './translate-error.ts'

const megabyte = 1024 * 1024
/** Megabytes a request; forms with files may have more. */
const largestBody = (path: string) => ({ '/api/files/upload': 50, '/api/users/student/upload': 5 })[path] ?? 1

const limitBody: MiddlewareHandler<ApiEnv> = (c, next) =>
  bodyLimit({
    maxSize: largestBody(c.req.path) * megabyte,
    onError: () => {
      // What is left of the body is not read, so nothing else can come on this connection.
      throw new ApiError('TOO_LARGE', undefined, { Connection: 'close' })
    },
  })(c, next)

/** The REST API under /api; `fetch` answers a request without any network. */
export function createApi(parts: ApiParts) {
  const app = new Hono<ApiEnv>().basePath('/api')
  app.onError((error, c) => {
    const translated = translateError(error, c.req.method)
    if (translated.code === 'UNKNOWN') parts.log.error({ err: error, path: c.req.path }, 'An API call failed')
    if (translated.code === 'UNAVAILABLE')
      parts.log.warn({ err: error, path: c.req.path }, 'The database is unavailable')
    const body = translated.bodyIn(languageOf(c.req.header('Accept-Language')))
    return c.json(body, translated.status, translated.headers)
  })
  app.notFound(() => {
    throw new ApiError('NOT_FOUND')
  })
  app.use(async (c, next) => {
    c.set('parts', parts)
    c.set('user', null)
    await next()
    // On the answer itself: `c.header` would make it anew.
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  })
  app.use(limitBody)
  app.use(authentication)
  return app.route('/', accessRules()).route('/', docsRoutes(parts.openapi)).route('/', routes)
}
