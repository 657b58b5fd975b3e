import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, type Handler, Hono } from 'hono'
import { cacheTagsHeader, clientAddressHeader, requestIdHeader } from '../config.ts'
import { localePath, locales } from '../domain/locales.ts'
import { previewPath } from '../domain/preview-days.ts'
import { panelPath } from '../panel/panel-path.ts'
import { readPageRequest } from '../site/screens/page-request.ts'
import type { Asset, Assets } from './assets.ts'
import { clientAddressOf } from './client-address.ts'
import { encodingsOf } from './compress.ts'
import { createDev, type DevPage } from './dev.ts'
import { type Check, readiness } from './health.ts'
import { leadToMoved } from './lead-to-moved.ts'
import type { createMetrics } from './metrics.ts'
import type { PageVariant } from './page-cache.ts'
import type { Log, Pages } from './pages.ts'
import type { Panel } from './panel/panel.ts'
import type { Preview } from './preview.ts'
import { dataSecurityHeaders, toolSecurityHeaders } from './security-headers.ts'
import { sendPage } from './send-page.ts'
import type { SiteFile, SiteFileRoute } from './site-files.ts'
import type { Asked } from './visitors/visit-settings.ts'
import type { Visits } from './visitors/visits.ts'
import { withoutEndSlashes } from './without-end-slashes.ts'

type Fetch = (request: Request) => Response | Promise<Response>

export interface AppSettings {
  pages: Pages
  visits: Visits
  assets: Assets
  api: Fetch
  graphql: Fetch
  session: Fetch
  /** The control panel; null where another one stands elsewhere. */
  panel: Panel | null
  preview: Preview
  images: (url: URL) => Promise<{ type: string; bytes: Buffer } | null>
  /** What stands in for the outside world; see dev.ts. */
  dev: Record<string, DevPage>
  /** By the pattern of their path. */
  siteFiles: Record<string, SiteFileRoute>
  checks: Record<string, Check>
  metrics: ReturnType<typeof createMetrics>
  /** What whoever reads the metrics must say; null lets everybody. */
  metricsToken: string | null
  /** What a gateway elsewhere says to hear the cache tags of our responses. */
  cacheTagsToken: string
  secure: boolean
  trustedProxies: number
  log: Log
}

interface Environment {
  Bindings: HttpBindings
}

const forever = 'public, max-age=31536000, immutable'
/** Paths whose pages bring scripts and styles of their own; the playground says its own policy. */
const tools = /^\/api\/docs(?:\/.*)?$/

/** Equal without telling by the time it takes how much of it is. */
function isSecret(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compared').update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(secret))
}

/** The listener's own kind of Request looks as if it always had a body, and no other can be made of it. */
function plain({ method, url, headers, body }: Request): Request {
  const hasBody = headers.has('transfer-encoding') || Number(headers.get('content-length')) > 0
  return new Request(url, { method, headers, ...(hasBody && { body, duplex: 'half' }) })
}

const text = (c: Context, type: string, body: string | Uint8Array<ArrayBuffer>, cacheControl?: string) =>
  c.body(body, 200, { 'Content-Type': type, ...(cacheControl && { 'Cache-Control': cacheControl }) })

const bytesOf = ({ buffer, byteOffset, length }: Buffer) => new Uint8Array(buffer as ArrayBuffer, byteOffset, length)

const sendFile = (c: Context, { type, body, cacheControl, name }: SiteFile) => {
  if (name) c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  return text(c, type, typeof body === 'string' ? body : bytesOf(body), cacheControl)
}

function sendAsset(c: Context, asset: Asset) {
  const encoding = encodingsOf(c.req.header('accept-encoding')).find((wanted) => asset.bytes[wanted]) ?? 'identity'
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  c.header('Vary', 'Accept-Encoding')
  return text(c, asset.type, bytesOf(asset.bytes[encoding] ?? Buffer.alloc(0)), forever)
}

/** Everything the page cache does not answer. */
export function createApp(settings: AppSettings, requestIdOf: (request: IncomingMessage) => string) {
  const { pages, visits, metrics, log } = settings
  const app = new Hono<Environment>()
  const dataHeaders = Object.entries(dataSecurityHeaders(settings.secure))
  const toolHeaders = Object.entries(toolSecurityHeaders(settings.secure))
  const notFound = (c: Context) => c.text('Not found', 404)

  /** Times the request under the name of its kind. */
  function time({ env }: Context<Environment>, kind: string) {
    const stop = metrics.requests.startTimer({ kind })
    env.outgoing.on('close', () => stop({ status: String(env.outgoing.statusCode) }))
  }

  /** What responses that are no pages leave unsaid about security. */
  function setHeaders({ req, env: { incoming, outgoing } }: Context<Environment>) {
    const isTool = req.method === 'GET' && tools.test(req.path) && req.header('accept')?.includes('text/html')
    for (const [name, value] of isTool ? toolHeaders : dataHeaders) outgoing.setHeader(name, value)
    outgoing.setHeader('X-Request-Id', requestIdOf(incoming))
  }

  /** A route whose responses are no pages. */
  const data =
    (kind: string, handler: Handler<Environment>): Handler<Environment> =>
    (c, next) => {
      time(c, kind)
      setHeaders(c)
      return handler(c, next)
    }

  /** A request with its id and the address it came from. */
  function identified({ req, env: { incoming } }: Context<Environment>): Request {
    req.raw.headers.set(requestIdHeader, requestIdOf(incoming))
    req.raw.headers.set(clientAddressHeader, clientAddressOf(incoming, settings.trustedProxies))
    return req.raw
  }

  /** Hands a request on to one of the apps, with its id and the address it came from. */
  const forward =
    (fetch: Fetch): Handler<Environment> =>
    (c) => {
      const request = identified(c)
      return fetch(request.method === 'GET' || request.method === 'HEAD' ? request : plain(request))
    }

  const api = data(
    'api',
    forward(async (request) => {
      const response = await settings.api(request)
      const mayHear = isSecret(request.headers.get(cacheTagsHeader) ?? undefined, settings.cacheTagsToken)
      if (!mayHear) response.headers.delete('Cache-Tag')
      return response
    }),
  )
  const session = data('session', forward(settings.session))
  const dev = data('dev', forward(createDev(settings.dev)))

  app
    .get(
      '/health/live',
      data('health/live', (c) => c.json({ status: 'live' }, 200, { 'Cache-Control': 'no-store' })),
    )
    .get(
      '/health/ready',
      data('health/ready', async (c) => {
        const { status, body } = await readiness(settings.checks)
        return c.json(body, status, { 'Cache-Control': 'no-store' })
      }),
    )
    .get(
      '/metrics',
      data('metrics', async (c) => {
        const { metricsToken } = settings
        const given = c.req.header('authorization')?.replace(/^Bearer /, '')
        if (metricsToken !== null && !isSecret(given, metricsToken)) return c.text('Not for everybody', 401)
        return text(c, metrics.registry.contentType, await metrics.registry.metrics())
      }),
    )
    .get(
      '/assets/*',
      data('asset', (c) => {
        const asset = settings.assets.get(c.req.path)
        return asset ? sendAsset(c, asset) : notFound(c)
      }),
    )
    .get(
      '/images/*',
      data('image', async (c) => {
        const image = await settings.images(new URL(c.req.url))
        return image ? text(c, image.type, bytesOf(image.bytes), forever) : notFound(c)
      }),
    )
    .all('/graphql', data('graphql', forward(settings.graphql)))
    .all('/api', api)
    .all('/api/*', api)
    .all('/session/*', session)
  for (const name of Object.keys(settings.dev)) app.all(`/dev/${name}`, dev).all(`/dev/${name}/*`, dev)

  for (const [path, { kind, find }] of Object.entries(settings.siteFiles)) {
    const handler: Handler<Environment> = async (c) => {
      const url = new URL(c.req.url)
      const lead = (error: unknown) => leadToMoved(c, { url, request: readPageRequest(url) }, error)
      const file = await Promise.resolve(find({ url, params: c.req.param() })).catch(lead)
      if (file instanceof Response) return file
      return file ? sendFile(c, file) : notFound(c)
    }
    app.get(path, data(kind, handler))
  }
  // Dutch has no prefix of its own.
  for (const path of ['/nl', '/nl/*']) {
    app.get(
      path,
      data('page', (c) => {
        const { pathname, search } = new URL(c.req.url)
        return c.redirect(withoutEndSlashes(pathname.slice('/nl'.length)) + search, 308)
      }),
    )
  }

  /** Pages of the panel, in each language. */
  const { panel } = settings
  const panelPaths = locales.flatMap((locale) => [panelPath('', locale), panelPath('/*', locale)])
  for (const path of panel ? panelPaths : []) {
    app.all(path, async (c) => {
      time(c, 'panel')
      identified(c)
      const page = await panel?.(c)
      if (page instanceof Response || !page) {
        setHeaders(c)
        return page ?? notFound(c)
      }
      sendPage(c.env.incoming, c.env.outgoing, page, requestIdOf(c.env.incoming))
      return RESPONSE_ALREADY_SENT
    })
  }

  /** Drafts for whoever has an address of them; none is made before it is asked for. */
  for (const locale of locales) {
    app.get(localePath(`${previewPath}/:token`, locale), async (c) => {
      time(c, 'preview')
      identified(c)
      if (c.req.header('sec-purpose')?.startsWith('prefetch')) return c.text('Not before it is asked for', 503)
      const page = await settings.preview(c, locale)
      sendPage(c.env.incoming, c.env.outgoing, page, requestIdOf(c.env.incoming))
      return RESPONSE_ALREADY_SENT
    })
  }

  async function answer(c: Context<Environment>, asked: Asked, isRead: boolean): Promise<PageVariant | Response> {
    const { request, accepted } = asked
    if (isRead && request.definition.access === 'everyone') return pages.find(request, accepted)
    identified(c)
    return isRead ? visits.read(c, asked) : visits.submit(c, asked)
  }

  app.all('*', async (c, next) => {
    const url = new URL(c.req.url)
    const { incoming, outgoing } = c.env
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
    const other = data('page', (context) =>
      isRead
        ? context.redirect(withoutEndSlashes(url.pathname) + url.search, 308)
        : context.text('Method not allowed', 405, { Allow: 'GET, HEAD' }),
    )
    const isPage = isRead || incoming.method === 'POST'
    if (!isPage || (url.pathname.length > 1 && url.pathname.endsWith('/'))) return other(c, next)
    time(c, 'page')
    const asked = { url, request: readPageRequest(url), accepted: encodingsOf(c.req.header('accept-encoding')) }
    const page = await answer(c, asked, isRead).catch((error: unknown) => leadToMoved(c, asked, error))
    if (page instanceof Response) {
      setHeaders(c)
      return page
    }
    sendPage(incoming, outgoing, page, requestIdOf(incoming))
    return RESPONSE_ALREADY_SENT
  })

  app.onError((error, c) => {
    setHeaders(c)
    const requestId = c.env.outgoing.getHeader('X-Request-Id')
    log.error({ err: error, requestId, address: c.req.path }, 'A request failed')
    return c.json({ statusCode: 500, message: 'Internal server error' }, 500, { 'Cache-Control': 'no-store' })
  })
  return app
}
