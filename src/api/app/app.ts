import { Hono } from 'hono'
import { takePart } from '../identity/index.ts'
import { sell } from '../money/index.ts'
import { mailSeatsBy } from '../people/index.ts'
import type { ApiEnv, ApiParts } from '../platform/index.ts'
import {
  ApiError,
  describedRoutes,
  languageOf,
  methodAssertion,
  pathOf,
  recordRefusal,
  translateError,
} from '../platform/index.ts'
import { registrationOrders, registrationSeatMails, registrationSteps } from '../registrations/index.ts'
import { bookingOrders, bookingSteps } from '../rooms/index.ts'
import { docsRoutes } from './docs.ts'
import { routes } from './routes.ts'
import { servedDocument } from './served-document.ts'

// Money and accounts know nothing of what is sold: who sells it says what it does with them.
sell({ registration: registrationOrders, booking: bookingOrders })
mailSeatsBy(registrationSeatMails)
takePart('registrations', registrationSteps)
takePart('rooms', bookingSteps)

/** The REST API under /api; `fetch` answers a request without any network. Throws when a route does not say who may call it. */
export function createApi(parts: ApiParts) {
  const described = describedRoutes(routes)
  const assertMethodAllowed = methodAssertion(described)
  const app = new Hono<ApiEnv>().basePath('/api')
  app.onError((error, c) => {
    const translated = translateError(error, c.req.method)
    recordRefusal(c, translated)
    if (translated.code === 'UNKNOWN') parts.log.error({ err: error, path: pathOf(c) }, 'An API call failed')
    if (translated.code === 'UNAVAILABLE')
      parts.log.warn({ err: error, path: pathOf(c) }, 'The database is unavailable')
    const body = translated.bodyIn(languageOf(c.req.header('Accept-Language')))
    return c.json(body, translated.status, translated.headers)
  })
  app.notFound((c) => {
    assertMethodAllowed(c.req.path)
    throw new ApiError('NOT_FOUND')
  })
  app.use(async (c, next) => {
    c.set('parts', parts)
    c.set('user', null)
    await next()
    // On the answer itself: `c.header` would make it anew.
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  })
  return app.route('/', docsRoutes(servedDocument(parts.openapi, described))).route('/', routes)
}
