import { Hono } from 'hono'
import { methodAssertion } from './allowed-methods.ts'
import { bookingSteps } from './bookings/adopt-bookings.ts'
import { bookingOrders } from './bookings/booking-orders.ts'
import type { ApiEnv, ApiParts } from './context.ts'
import { docsRoutes } from './docs/routes.ts'
import { servedDocument } from './docs/served-document.ts'
import { languageOf } from './error-texts.ts'
import { ApiError } from './errors.ts'
import { describedRoutes } from './openapi/described-routes.ts'
import { sell } from './payments/orders.ts'
import { pathOf, recordRefusal } from './record-refusal.ts'
import { registrationSteps } from './registrations/account-registrations.ts'
import { registrationOrders } from './registrations/registration-orders.ts'
import { registrationSeatMails } from './registrations/seat-mails.ts'
import { routes } from './routes.ts'
import { mailSeatsBy } from './students/seat-mails.ts'
import { translateError } from './translate-error.ts'
import { takePart } from './users/account-steps.ts'

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
