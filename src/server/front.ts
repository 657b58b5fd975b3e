import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { clientAddressHeader } from '../config.ts'
import type { Asset, Assets } from './assets.ts'
import { clientAddressOf, type Incoming } from './client-address.ts'
import { type Encoding, encodingsOf } from './compress.ts'
import { createDev, type DevPage } from './dev.ts'
import type { Check } from './health.ts'
import { readiness } from './health.ts'
import type { KeptAnswer } from './kept-answers.ts'
import type { createMetrics } from './metrics.ts'
import type { PageVariant } from './page-cache.ts'
import type { Log, Pages } from './pages.ts'
import { dataSecurityHeaders, toolSecurityHeaders } from './security-headers.ts'
import { isLogout } from './session/session.ts'

type Fetch = (request: Request) => Response | Promise<Response>

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface FrontSettings {
  pages: Pages
  assets: Assets
  api: Fetch
  keptAnswer: (url: URL, accepted: readonly Encoding[]) => KeptAnswer | undefined
  graphql: Fetch
  session: Fetch
  images: (url: URL) => Promise<{ type: string; bytes: Buffer } | null>
  openGraph: (pathname: string) => Promise<Buffer | null>
  /** What stands in for the outside world; see dev.ts. */
  dev: Record<string, DevPage>
  icon: string
  sitemap: () => Promise<string>
  robots: () => string
  checks: Record<string, Check>
  metrics: ReturnType<typeof createMetrics>
  secure: boolean
  trustedProxies: number
  log: Log
  middleware?: Middleware
}

const base = 'http://site.invalid'
const forever = 'public, max-age=31536000, immutable'
const givenId = /^[\w-]{8,64}$/

/** The listener's own kind of Request looks as if it always had a body, and no other can be made of it. */
function plain({ method, url, headers, body }: Request): Request {
  const hasBody = headers.has('transfer-encoding') || Number(headers.get('content-length')) > 0
  return new Request(url, { method, headers, ...(hasBody && { body, duplex: 'half' }) })
}

export function createFront(settings: FrontSettings) {
  const { pages, metrics, log } = settings
  const processId = Math.random().toString(36).slice(2, 10)
  let requestNumber = 0
  const underWay = new Set<Promise<unknown>>()

  function requestIdOf(request: IncomingMessage): string {
    const given = request.headers['x-request-id']
    if (typeof given === 'string' && givenId.test(given)) return given
    requestNumber += 1
    return `${processId}-${requestNumber.toString(36)}`
  }

  function sendPage(request: IncomingMessage, response: ServerResponse, page: PageVariant, id: string) {
    if (page.etag && request.headers['if-none-match']?.includes(page.etag.slice(2))) {
      response.writeHead(304, [...page.headers, 'X-Request-Id', id])
      response.end()
      return
    }
    response.writeHead(page.status, [...page.headers, 'X-Request-Id', id])
    if (request.method === 'HEAD') response.end()
    else response.end(page.bytes, 'latin1')
  }

  /**
   * Answers from the cache, sent together once all requests that came in together are read: one write after the other
   * costs a third less than writes between readings.
   */
  let ready: { request: IncomingMessage; response: ServerResponse; page: PageVariant; id: string }[] = []
  function sendReady() {
    const batch = ready
    ready = []
    for (const { request, response, page, id } of batch) sendPage(request, response, page, id)
  }

  const data = Object.entries(dataSecurityHeaders(settings.secure))
  const tools = Object.entries(toolSecurityHeaders(settings.secure))

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    headers: Record<string, string>,
    body: Buffer | string,
  ) {
    for (const [name, value] of data) response.setHeader(name, value)
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  function sendAsset(request: IncomingMessage, response: ServerResponse, asset: Asset) {
    const accepted = encodingsOf(request.headers['accept-encoding'])
    const encoding = accepted.find((wanted) => asset.bytes[wanted]) ?? 'identity'
    const coding: Record<string, string> = encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
    const bytes = asset.bytes[encoding] ?? Buffer.alloc(0)
    send(
      request,
      response,
      200,
      { 'Content-Type': asset.type, 'Cache-Control': forever, Vary: 'Accept-Encoding', ...coding },
      bytes,
    )
  }

  const notFound = (request: IncomingMessage, response: ServerResponse) =>
    send(request, response, 404, { 'Content-Type': 'text/plain; charset=utf-8' }, 'Not found')

  const json = (request: IncomingMessage, response: ServerResponse, status: number, body: object) =>
    send(
      request,
      response,
      status,
      { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
      JSON.stringify(body),
    )

  /** Fetch-style apps answer through Node's own response; what they leave unsaid about security is said here. */
  function listener(fetch: Fetch) {
    const told = (request: Request, { incoming }: { incoming: Incoming }) => {
      request.headers.set(clientAddressHeader, clientAddressOf(incoming, settings.trustedProxies))
      return fetch(request.method === 'GET' || request.method === 'HEAD' ? request : plain(request))
    }
    const listen = getRequestListener(told, { overrideGlobalObjects: false })
    return (request: IncomingMessage, response: ServerResponse) => {
      const asksForPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
      for (const [name, value] of asksForPage ? tools : data) response.setHeader(name, value)
      return listen(request, response)
    }
  }
  const askApi = listener(settings.api)
  /** What is kept needs no framework to be sent. */
  function api(request: IncomingMessage, response: ServerResponse, url: URL) {
    const isForAll = request.method === 'GET' && !request.headers.authorization
    const kept = isForAll ? settings.keptAnswer(url, encodingsOf(request.headers['accept-encoding'])) : undefined
    return kept ? send(request, response, 200, kept.headers, kept.body) : askApi(request, response)
  }
  const graphql = listener(settings.graphql)
  const session = listener(settings.session)
  const dev = listener(createDev(settings.dev))

  type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown
  const exact: Record<string, Handler> = {
    '/health/live': (request, response) => json(request, response, 200, { status: 'live' }),
    '/health/ready': async (request, response) => {
      const { status, body } = await readiness(settings.checks)
      json(request, response, status, body)
    },
    '/metrics': async (request, response) =>
      send(request, response, 200, { 'Content-Type': metrics.registry.contentType }, await metrics.registry.metrics()),
    '/robots.txt': (request, response) =>
      send(request, response, 200, { 'Content-Type': 'text/plain; charset=utf-8' }, settings.robots()),
    '/sitemap.xml': async (request, response) =>
      send(request, response, 200, { 'Content-Type': 'application/xml; charset=utf-8' }, await settings.sitemap()),
    '/icon.svg': (request, response) =>
      send(
        request,
        response,
        200,
        { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
        settings.icon,
      ),
    '/graphql': graphql,
    '/api': api,
  }
  const prefixed: [string, string, Handler][] = [
    ['/api/', 'api', api],
    ['/session/', 'session', session],
    [
      '/assets/',
      'asset',
      (request, response, url) => {
        const asset = settings.assets.get(url.pathname)
        return asset ? sendAsset(request, response, asset) : notFound(request, response)
      },
    ],
    [
      '/images/',
      'image',
      async (request, response, url) => {
        const image = await settings.images(url)
        if (!image) return notFound(request, response)
        send(request, response, 200, { 'Content-Type': image.type, 'Cache-Control': forever }, image.bytes)
      },
    ],
    [
      '/open-graph/',
      'image',
      async (request, response, url) => {
        const bytes = await settings.openGraph(url.pathname)
        if (!bytes) return notFound(request, response)
        send(request, response, 200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=604800' }, bytes)
      },
    ],
    ...Object.keys(settings.dev).map((name): [string, string, Handler] => [`/dev/${name}`, 'dev', dev]),
  ]

  async function page(request: IncomingMessage, response: ServerResponse, url: URL, id: string) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(
        request,
        response,
        405,
        { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
        'Method not allowed',
      )
      return
    }
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      const location = url.pathname.replace(/^\/+/, '/').replace(/\/+$/, '') + url.search
      send(request, response, 308, { Location: location || '/' }, '')
      return
    }
    sendPage(request, response, await pages.find(url, encodingsOf(request.headers['accept-encoding'])), id)
  }

  async function answer(request: IncomingMessage, response: ServerResponse, id: string) {
    const address = request.url ?? '/'
    // Joined, not resolved: '//elsewhere' is a path here, and no other host.
    const url = URL.parse(address.startsWith('/') ? base + address : address)
    if (!url) return json(request, response, 400, { statusCode: 400, message: 'Bad address' })
    const found = prefixed.find(([prefix]) => url.pathname.startsWith(prefix))
    const isLeaving = request.method === 'POST' && isLogout(url)
    const handler = isLeaving ? session : (exact[url.pathname] ?? found?.[2])
    const kind = exact[url.pathname] ? url.pathname.slice(1) : (found?.[1] ?? 'page')
    const stop = metrics.requests.startTimer({ kind })
    response.on('close', () => stop({ status: String(response.statusCode) }))
    if (!handler) return page(request, response, url, id)
    response.setHeader('X-Request-Id', id)
    await handler(request, response, url)
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const id = requestIdOf(request)
    if (request.method === 'GET' || request.method === 'HEAD') {
      const hit = pages.hit(request.url ?? '/', encodingsOf(request.headers['accept-encoding']))
      if (hit) {
        metrics.hits.pages += 1
        if (ready.push({ request, response, page: hit, id }) === 1) setImmediate(sendReady)
        return
      }
    }
    const answering = answer(request, response, id)
      .catch((error: unknown) => {
        log.error({ err: error, requestId: id, address: request.url }, 'A request failed')
        if (response.headersSent) response.destroy()
        else json(request, response, 500, { statusCode: 500, message: 'Internal server error' })
      })
      .finally(() => underWay.delete(answering))
    underWay.add(answering)
  }

  const { middleware } = settings
  const first = middleware
    ? (request: IncomingMessage, response: ServerResponse) =>
        middleware(request, response, () => handle(request, response))
    : handle
  const server = createServer(
    { keepAliveTimeout: 65_000, requestTimeout: 30_000, noDelay: true, optimizeEmptyRequests: true },
    first,
  )
  /** Takes no new requests and waits for those under way, also when whoever asked has gone; `grace` milliseconds at most. */
  async function close(grace: number) {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    const limit = setTimeout(() => server.closeAllConnections(), grace)
    await closed
    clearTimeout(limit)
    await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, grace).unref())])
  }
  return { server, close }
}
