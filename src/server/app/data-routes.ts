import type { Context, Hono } from 'hono'
import { cacheTagsHeader } from '../../config.ts'
import { readPageRequest } from '../../site/page-request.ts'
import { createDev, type DevPage } from '../dev/index.ts'
import type { Asset, Assets, Image, SiteFile, SiteFileRoute } from '../files/index.ts'
import { encodingsOf } from '../responses/index.ts'
import { redirectMoved } from '../surfaces/index.ts'
import { type Environment, type Fetch, type Handlers, isSecret, notFound } from './handlers.ts'
import { type Check, type Metrics, readiness } from './monitoring.ts'

type App = Hono<Environment>

const forever = 'public, max-age=31536000, immutable'
const unkept = { 'Cache-Control': 'no-store' }

const text = (c: Context, type: string, body: string | Uint8Array<ArrayBuffer>, cacheControl?: string) =>
  c.body(body, 200, { 'Content-Type': type, ...(cacheControl && { 'Cache-Control': cacheControl }) })

const bytesOf = ({ buffer, byteOffset, length }: Buffer) => new Uint8Array(buffer as ArrayBuffer, byteOffset, length)

export interface MonitoringSettings {
  checks: Record<string, Check>
  metrics: Metrics
  /** What whoever reads the metrics must say; null lets everybody. */
  metricsToken: string | null
}

/** Whether the process lives, whether it works, and what it does. */
export function addMonitoring(app: App, { checks, metrics, metricsToken }: MonitoringSettings, { data }: Handlers) {
  app.get('/health/live', data('health/live'), (c) => c.json({ status: 'live' }, 200, unkept))
  app.get('/health/ready', data('health/ready'), async (c) => {
    const { status, body } = await readiness(checks)
    return c.json(body, status, unkept)
  })
  app.get('/metrics', data('metrics'), async (c) => {
    const given = c.req.header('authorization')?.replace(/^Bearer /, '')
    if (metricsToken !== null && !isSecret(given, metricsToken)) return c.text('Not for everybody', 401)
    return text(c, metrics.registry.contentType, await metrics.registry.metrics())
  })
}

function sendAsset(c: Context, asset: Asset) {
  const encoding = encodingsOf(c.req.header('accept-encoding')).find((wanted) => asset.bytes[wanted]) ?? 'identity'
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  c.header('Vary', 'Accept-Encoding')
  return text(c, asset.type, bytesOf(asset.bytes[encoding] ?? Buffer.alloc(0)), forever)
}

/** What may be another picture tomorrow is asked for again each time, and sent only where it is another one. */
function sendImage(c: Context, { type, bytes, version, isForEver }: Image) {
  if (isForEver) return text(c, type, bytesOf(bytes), forever)
  const headers = { 'Cache-Control': 'public, no-cache', ETag: `W/"${version}"` }
  if (c.req.header('If-None-Match') === headers.ETag) return c.body(null, 304, headers)
  return c.body(bytesOf(bytes), 200, { ...headers, 'Content-Type': type })
}

export interface AssetSettings {
  assets: Assets
  images: (url: URL) => Promise<Image | null>
}

export function addAssets(app: App, { assets, images }: AssetSettings, { data }: Handlers) {
  app.get('/assets/*', data('asset'), (c) => {
    const asset = assets.get(c.req.path)
    return asset ? sendAsset(c, asset) : notFound(c)
  })
  app.get('/images/*', data('image'), async (c) => {
    const image = await images(new URL(c.req.url))
    return image ? sendImage(c, image) : notFound(c)
  })
}

export interface CallSettings {
  api: Fetch
  graphql: Fetch
  sessionCalls: Fetch
  /** What stands in for the outside world; see src/server/dev. */
  dev: Record<string, DevPage>
  /** What a gateway elsewhere says to hear the cache tags of our responses. */
  cacheTagsToken: string
}

/** The REST API, the gateway, what scripts ask about their session, and what stands in for the outside world. */
export function addCalls(app: App, settings: CallSettings, { data, forward }: Handlers) {
  async function callApi(request: Request) {
    const response = await settings.api(request)
    const mayHear = isSecret(request.headers.get(cacheTagsHeader) ?? undefined, settings.cacheTagsToken)
    if (!mayHear) response.headers.delete('Cache-Tag')
    return response
  }
  const devPaths = Object.keys(settings.dev).flatMap((name) => [`/dev/${name}`, `/dev/${name}/*`])
  app.all('/graphql', data('graphql'), forward(settings.graphql))
  app.on('ALL', ['/api', '/api/*'], data('api'), forward(callApi))
  app.all('/session/*', data('session'), forward(settings.sessionCalls))
  app.on('ALL', devPaths, data('dev'), forward(createDev(settings.dev)))
}

function sendFile(c: Context, { type, body, cacheControl, name, isWorker }: SiteFile) {
  if (isWorker) c.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
  if (name) c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  return text(c, type, typeof body === 'string' ? body : bytesOf(body), cacheControl)
}

/** What programs read of the site: calendars, icons, the map of the site. */
export function addSiteFiles(app: App, siteFiles: Record<string, SiteFileRoute>, { data }: Handlers) {
  for (const [path, { kind, find }] of Object.entries(siteFiles)) {
    app.get(path, data(kind), async (c) => {
      const url = new URL(c.req.url)
      const moved = (error: unknown) => redirectMoved(c, url, readPageRequest(url), error)
      const file = await Promise.resolve(find({ url, params: c.req.param() })).catch(moved)
      if (file instanceof Response) return file
      return file ? sendFile(c, file) : notFound(c)
    })
  }
}
