import type { Store } from '../../cache/store.ts'
import type { PageRequest } from '../../site/page-request.ts'
import type { Visit } from '../../site/render/assemble.tsx'
import { inlineScripts } from '../../site/render/document.ts'
import type { PageQueries } from '../../site/render/load-page.ts'
import type { SiteRenderer } from '../../site/render/render-page.tsx'
import { PageElsewhere, PageError, PageMoved } from '../../site/screens/page-error.ts'
import { type Encoding, type PageVariant, pageSecurityHeaders } from '../responses/index.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import type { QueryCache } from './query-cache.ts'

export interface Log {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
  info(fields: object, message: string): void
}

interface Settings {
  site: SiteRenderer
  queryCache: QueryCache
  store: Store
  secure: boolean
  development: boolean
  /** Origins of what counts visits. */
  measuring: readonly string[]
  /** Origins that forms may lead to: the site's own address, the control panel's, the payment provider's. */
  formTargets: () => string[]
  log: Log
  /** Off in development, and for the bench's figure without it. */
  cached: boolean
}

type Accepted = readonly Encoding[]

export type Pages = ReturnType<typeof createPages>

/** Pages from the cache, else made now; a failing database is answered by what was kept, or calmly. */
export function createPages(settings: Settings) {
  const { site, queryCache, store, secure, development, measuring, formTargets, log, cached } = settings
  const cache = createPageCache(
    store,
    () => pageSecurityHeaders(inlineScripts, { secure, development, measuring, formTargets: formTargets() }),
    cached,
  )

  function failed(error: unknown, { key, context }: PageRequest, typed?: Visit['form']) {
    const status = error instanceof PageError && error.status === 503 ? 503 : 500
    log.error({ err: error, address: key, status }, 'A page could not be made')
    return { status, parts: site.renderError(context.locale, status, typed) }
  }

  async function make(request: PageRequest, accepted: Accepted): Promise<CachedPage> {
    const { key } = request
    const { runQuery, tags } = queryCache.recorder()
    try {
      const page = await site.render(request, { runQuery, runOwnQuery: runQuery })
      // A path nobody serves is cheap to make and endless in number: it is never kept.
      return cache.create(key, page, page.status === 200 ? tags() : null, accepted)
    } catch (error) {
      if (error instanceof PageMoved) throw error
      const stale = error instanceof PageError && error.status === 503 ? cache.stale(key) : undefined
      return stale ?? cache.create(key, failed(error, request), null, accepted)
    }
  }

  return {
    /** The page as it stands in the cache, by the address as it came in: the fastest response there is. */
    hit: (address: string, accepted: Accepted): PageVariant | undefined => cache.get(address, accepted),
    /** A page that is the same for everyone; throws PageMoved for an address that leads on to another. */
    async find(request: PageRequest, accepted: Accepted): Promise<PageVariant> {
      return cache.get(request.key, accepted) ?? cache.fetch(request.key, accepted, () => make(request, accepted))
    },
    /** The calm page for when nobody can say whose page it is; what was typed can be sent again from there. */
    unavailable: ({ context }: PageRequest, accepted: Accepted, typed?: Visit['form']): PageVariant =>
      cache.drawn({ status: 503, parts: site.renderError(context.locale, 503, typed) }, accepted),
    /** A page that one visit alone gets; throws a PageError that says whose page it is not (401, 403), and PageElsewhere. */
    async draw(request: PageRequest, queries: PageQueries, visit: Visit, accepted: Accepted): Promise<PageVariant> {
      const page = await site.render(request, queries, visit).catch((error: unknown) => {
        if (error instanceof PageElsewhere) throw error
        if (error instanceof PageError && (error.status === 401 || error.status === 403)) throw error
        return failed(error, request, visit.form)
      })
      return cache.drawn(page, accepted)
    },
  }
}
