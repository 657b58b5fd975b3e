import type { IncomingMessage } from 'node:http'
import { type Context, Hono } from 'hono'
import { previewPath } from '../../domain/content.ts'
import { localePath, locales } from '../../domain/locales.ts'
import { panelPath } from '../../panel/kit/paths.ts'
import { type PageRequest, readPageRequest } from '../../site/page-request.ts'
import type { Log, Pages } from '../caches/index.ts'
import type { SiteFileRoute } from '../files/index.ts'
import { encodingsOf } from '../responses/index.ts'
import type { PanelRequest, Preview, Visits } from '../surfaces/index.ts'
import { methodNotAllowed, readPanelRequest, redirectMoved, refusePrefetch } from '../surfaces/index.ts'
import type { AssetSettings, CallSettings, MonitoringSettings } from './data-routes.ts'
import { addAssets, addCalls, addMonitoring, addSiteFiles } from './data-routes.ts'
import { createHandlers, type Environment, type Handlers } from './handlers.ts'
import type { SeenCourses } from './seen-courses.ts'

export interface AppSettings extends MonitoringSettings, AssetSettings, CallSettings {
  pages: Pages
  /** Pages of the site that are somebody's own, and all of its forms. */
  siteVisits: Visits<PageRequest>
  /** The control panel; null where another one stands elsewhere. */
  panelVisits: Visits<PanelRequest> | null
  preview: Preview
  /** By the pattern of their path. */
  siteFiles: Record<string, SiteFileRoute>
  seenCourses: SeenCourses
  secure: boolean
  trustedProxies: number
  log: Log
}

type App = Hono<Environment>

/** Everything the page cache does not answer. */
export function createApp(settings: AppSettings, requestIdOf: (request: IncomingMessage) => string): App {
  const app: App = new Hono()
  const handlers = createHandlers(settings, requestIdOf)
  addMonitoring(app, settings, handlers)
  addAssets(app, settings, handlers)
  addCalls(app, settings, handlers)
  addSiteFiles(app, settings.siteFiles, handlers)
  addDutchPrefix(app, handlers)
  if (settings.panelVisits) addPanel(app, settings.panelVisits, handlers)
  addPreviews(app, settings.preview, handlers)
  addPages(app, settings, handlers)
  addFailure(app, settings.log, handlers)
  return app
}

const slash = 47

/** A path without slashes at its end, and one at its start: '//elsewhere' would lead away. Takes a path of any length. */
function withoutEndSlashes(pathname: string): string {
  let start = 0
  let end = pathname.length
  while (pathname.charCodeAt(start) === slash) start += 1
  while (end > start && pathname.charCodeAt(end - 1) === slash) end -= 1
  return `/${pathname.slice(start, end)}`
}

/** Dutch has no prefix of its own. */
function addDutchPrefix(app: App, { data }: Handlers) {
  app.on('GET', ['/nl', '/nl/*'], data('page'), (c) => {
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(withoutEndSlashes(pathname.slice('/nl'.length)) + search, 308)
  })
}

const acceptedBy = (c: Context) => encodingsOf(c.req.header('accept-encoding'))

function addPanel(app: App, visit: Visits<PanelRequest>, { time, identified, send }: Handlers) {
  const paths = locales.flatMap((locale) => [panelPath('', locale), panelPath('/*', locale)])
  app.on('ALL', paths, async (c) => {
    time(c, 'panel')
    identified(c)
    const url = new URL(c.req.url)
    return send(c, await visit(c, { url, request: readPanelRequest(url), accepted: acceptedBy(c) }))
  })
}

/** Drafts for whoever has an address of them; none is made before it is asked for. */
function addPreviews(app: App, preview: Preview, { time, identified, send }: Handlers) {
  for (const locale of locales) {
    app.get(localePath(`${previewPath}/:token`, locale), async (c) => {
      time(c, 'preview')
      identified(c)
      return refusePrefetch(c) ?? send(c, await preview(c, locale))
    })
  }
}

/** The site: from the cache, or made for whoever asks. */
function addPages(app: App, { pages, siteVisits }: AppSettings, { time, setHeaders, identified, send }: Handlers) {
  app.all('*', async (c) => {
    time(c, 'page')
    const url = new URL(c.req.url)
    const { method = '' } = c.env.incoming
    const isRead = method === 'GET' || method === 'HEAD'
    const isEndedBySlash = url.pathname.length > 1 && url.pathname.endsWith('/')
    if ((!isRead && method !== 'POST') || isEndedBySlash) {
      setHeaders(c)
      return isRead ? c.redirect(withoutEndSlashes(url.pathname) + url.search, 308) : methodNotAllowed(c)
    }
    const request = readPageRequest(url)
    const asked = { url, request, accepted: acceptedBy(c) }
    const answer = async () => {
      if (isRead && request.definition.access === 'everyone') return pages.find(request, asked.accepted)
      identified(c)
      return siteVisits(c, asked)
    }
    return send(c, await answer().catch((error: unknown) => redirectMoved(c, url, request, error)))
  })
}

function addFailure(app: App, log: Log, { setHeaders }: Handlers) {
  app.onError((error, c) => {
    setHeaders(c)
    const requestId = c.env.outgoing.getHeader('X-Request-Id')
    log.error({ err: error, requestId, address: c.req.path }, 'A request failed')
    return c.json({ statusCode: 500, message: 'Internal server error' }, 500, { 'Cache-Control': 'no-store' })
  })
}
