import type { Store } from '../cache/store.ts'
import { isLocale, localePath } from '../domain/locales.ts'
import { loadPage } from '../site/render/load-page.ts'
import { PageMoved } from '../site/screens/page-error.ts'
import { type PageRequest, readPageRequest } from '../site/screens/page-request.ts'
import type { Site } from '../site/site.ts'
import { drawPicture } from './open-graph/draw-picture.ts'
import type { QueryCache } from './query-cache.ts'

interface OpenGraphSettings {
  store: Store
  queryCache: QueryCache
  site: Site
}

interface Picture {
  bytes: Buffer | null
  tags: ReadonlySet<string> | null
}

const prefix = '/open-graph/'
const suffix = '.png'

/** '/open-graph/en/courses/excel.png' is of '/en/courses/excel', '/open-graph/nl.png' of home; null for what is neither. */
function pageOf(pathname: string): string | null {
  if (!pathname.startsWith(prefix) || !pathname.endsWith(suffix)) return null
  const [locale, ...parts] = pathname.slice(prefix.length, -suffix.length).split('/')
  if (!isLocale(locale) || parts.includes('')) return null
  return localePath(`/${parts.join('/')}`, locale)
}

/** What was shared under an address that a page no longer has keeps its picture. */
function pathOfMoved(error: unknown): string {
  if (error instanceof PageMoved) return error.path
  throw error
}

const nothing: Picture = { bytes: null, tags: null }

/**
 * Answers with the picture of a page of ours, 1200 x 630, for whoever shares it; null for what is no page. Only what
 * the page itself says is drawn.
 */
export function createOpenGraph({ store, queryCache, site }: OpenGraphSettings) {
  const cache = store.cache<Picture>('open-graph', {
    sizeOf: ({ bytes }) => bytes?.length ?? 0,
    tagsOf: ({ bytes, tags }) => bytes && tags,
  })
  const requestOf = (address: string) => readPageRequest(new URL(address, site.publicUrl))
  let last: Promise<unknown> = Promise.resolve()

  async function make(request: PageRequest): Promise<Picture> {
    if (request.definition.access !== 'everyone') return nothing
    const { runQuery, tags } = queryCache.recorder()
    const page = await loadPage(request, { runQuery, runOwnQuery: runQuery }, site).catch(pathOfMoved)
    if (typeof page === 'string') return make(requestOf(localePath(page, request.context.locale)))
    const { status, definition, title, floor } = page
    if (status !== 200 || definition.unlisted) return nothing
    const content = { brand: site.brand, title, floor, host: new URL(site.publicUrl).host }
    // One at a time: each takes a processor for a while.
    const drawn = last.then(() => drawPicture(content))
    last = drawn.catch(() => {})
    return { bytes: await drawn, tags: tags() }
  }

  return async (pathname: string): Promise<Buffer | null> => {
    const address = pageOf(pathname)
    if (!address) return null
    const request = requestOf(address)
    const { bytes } = await cache.fetch(request.key, () => make(request))
    return bytes
  }
}
