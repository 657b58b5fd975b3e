import { Hono } from 'hono'
import { handOverPlans } from '../content/index.ts'
import { handOverBulkActs } from '../desk/index.ts'
import { takePart } from '../identity/index.ts'
import { sell } from '../money/index.ts'
import { mailSeatsBy } from '../people/index.ts'
import type { ApiContext, ApiEnv, ApiParts, DescribedRoute, DirectCall } from '../platform/index.ts'
import {
  ApiError,
  contextOf,
  createContext,
  describedRoutes,
  languageOf,
  methodAssertion,
  pathOf,
  Reply,
  recordRefusal,
  translateError,
  WrittenJson,
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
takePart('content', { handOver: handOverPlans })
takePart('desk', { handOver: handOverBulkActs })

/** What came of a call that no request made, as JSON would carry it. */
interface CallResult {
  status: number
  body: unknown
  tags?: readonly string[]
  /** When to come again, where it came too often. */
  retryAfter?: string
}

/** What answers a call as its route would, by its id; undefined for what reads or answers bytes. */
export type CallOperation = (id: string) => ((call: DirectCall) => Promise<CallResult>) | undefined

/** What failed, as its caller may hear of it; the log hears the rest. */
function refuse(error: unknown, context: ApiContext, route: { method: string; path: string }) {
  const translated = translateError(error, route.method)
  const { path } = route
  recordRefusal(context, route, translated)
  if (translated.code === 'UNKNOWN') context.log.error({ err: error, path }, 'An API call failed')
  if (translated.code === 'TOO_SLOW') context.log.error({ err: error, path }, 'A statement ran out of time')
  if (translated.code === 'UNAVAILABLE') context.log.warn({ err: error, path }, 'The database is unavailable')
  return translated
}

/** A value as JSON would carry it, in a fifth of the time that writing and reading it takes. */
function plainOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(plainOf)
  if ('toJSON' in value && typeof value.toJSON === 'function') return value.toJSON()
  const plain: Record<string, unknown> = {}
  // Its own alone, '__proto__' too: assigned, that one would become what the copy inherits from.
  for (const [name, given] of Object.entries(value)) {
    const part = plainOf(given)
    if (name === '__proto__') Object.defineProperty(plain, name, { value: part, enumerable: true })
    else if (part !== undefined) plain[name] = part
  }
  return plain
}

function createCallOperation(parts: ApiParts, described: readonly DescribedRoute[]): CallOperation {
  const called =
    ({ runDirectly, method, route }: DescribedRoute) =>
    async (call: DirectCall): Promise<CallResult> => {
      const context = createContext(parts, null, call.header)
      try {
        const result = await runDirectly?.(context, { ...call, body: plainOf(call.body) })
        const { value, says } = result instanceof Reply ? result : new Reply(result, {})
        return {
          status: 200,
          body: value instanceof WrittenJson ? JSON.parse(value.text) : (plainOf(value) ?? null),
          tags: says.tags,
        }
      } catch (error) {
        const refusal = refuse(error, context, { method, path: route })
        const body = refusal.bodyIn(languageOf(call.header('accept-language')))
        return { status: refusal.status, body, retryAfter: refusal.headers?.['Retry-After'] }
      }
    }

  const known = new Map(described.map((one) => [one.operation.id, one.runDirectly && called(one)]))
  return (id) => known.get(id)
}

/**
 * The REST API under /api: `fetch` answers a request without any network, `callOperation` a call without any request.
 * Throws when a route does not say who may call it.
 */
export function createApi(parts: ApiParts) {
  const described = describedRoutes(routes)
  const assertMethodAllowed = methodAssertion(described)
  const app = new Hono<ApiEnv>().basePath('/api')
  app.onError((error, c) => {
    const translated = refuse(error, contextOf(c), { method: c.req.method, path: pathOf(c) })
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
  app.route('/', docsRoutes(servedDocument(parts.openapi, described))).route('/', routes)
  return Object.assign(app, { callOperation: createCallOperation(parts, described) })
}
