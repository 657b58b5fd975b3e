import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { dataSecurityHeaders, encodingsOf, type PageVariant, sendPage } from '../responses/index.ts'
import { type AppSettings, createApp } from './app.ts'

const givenId = /^[\w-]{8,64}$/
/** Characters; queries may be longer, since batches of ids travel in them. */
const longestPath = 2048
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const pathLength = (address: string) => {
  const end = address.indexOf('?')
  return end < 0 ? address.length : end
}

/** Reads away what nobody read of a body, to make way for the next request, until `requestTimeout`. */
function drainBody(request: IncomingMessage, socket: Socket) {
  if (request.complete) return
  if (request.destroyed) return socket.destroySoon()
  // Whoever read the beginning pauses at each piece.
  request.removeAllListeners('data')
  request.resume()
}

/** Pages from the cache by Node's own means, before any framework runs; everything else by the app. */
export function createHttpServer(settings: AppSettings) {
  const { pages, metrics, seenCourses, log } = settings
  const processId = Math.random().toString(36).slice(2, 10)
  let requestNumber = 0
  const inFlight = new Set<Promise<unknown>>()
  const headers = dataSecurityHeaders(settings.secure)

  function requestIdOf(request: IncomingMessage): string {
    const given = request.headers['x-request-id']
    if (typeof given === 'string' && givenId.test(given)) return given
    requestNumber += 1
    return `${processId}-${requestNumber.toString(36)}`
  }

  /**
   * Pages from the cache, sent together once all requests that came in together are read: one write after the other
   * costs a third less than writes between readings.
   */
  let ready: { request: IncomingMessage; response: ServerResponse; page: PageVariant }[] = []
  function sendReady() {
    const batch = ready
    ready = []
    for (const { request, response, page } of batch) sendPage(request, response, page, requestIdOf(request))
  }

  const app = createApp(settings, requestIdOf)
  const listen = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
    hostname: 'site.invalid',
    // Its own way closes connections whose bodies take more than half a second; see drainBody.
    autoCleanupIncoming: false,
    errorHandler: () => Response.json({ statusCode: 400, message: 'Bad address' }, { status: 400, headers }),
  })

  function reject(response: ServerResponse, statusCode: number, message: string, more: Record<string, string> = {}) {
    const body = JSON.stringify({ statusCode, message })
    response.writeHead(statusCode, { ...headers, ...more, 'Content-Type': 'application/json' })
    response.end(body)
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/' } = request
    if (method === 'GET' || method === 'HEAD') {
      const hit = pages.hit(url, encodingsOf(request.headers['accept-encoding']))
      if (hit) {
        metrics.hits.pages += 1
        if (hit.status === 200) seenCourses.note(request)
        if (ready.push({ request, response, page: hit }) === 1) setImmediate(sendReady)
        return
      }
    }
    if (!methods.has(method)) return reject(response, 405, 'Method not allowed', { Allow: [...methods].join(', ') })
    if (pathLength(url) > longestPath) return reject(response, 414, 'The address is too long')
    const { socket } = request
    response.once('finish', () => {
      if (response.statusCode === 200 || response.statusCode === 304) seenCourses.note(request)
      drainBody(request, socket)
    })
    const answering: Promise<void> = listen(request, response)
      .catch((error: unknown) => {
        log.error({ err: error, address: url }, 'A request failed')
        response.destroy()
      })
      .finally(() => inFlight.delete(answering))
    inFlight.add(answering)
  }

  const server = createServer(
    { keepAliveTimeout: 65_000, requestTimeout: 30_000, noDelay: true, optimizeEmptyRequests: true },
    handle,
  )
  /** Takes no new requests and waits for those in flight, also when whoever asked has gone; `grace` milliseconds at most. */
  async function close(grace: number) {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    const limit = setTimeout(() => server.closeAllConnections(), grace)
    await closed
    clearTimeout(limit)
    await Promise.race([Promise.all(inFlight), new Promise((resolve) => setTimeout(resolve, grace).unref())])
  }
  return { server, close }
}
