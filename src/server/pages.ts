import { inlineScripts } from '../site/document.ts'
import { PageError } from '../site/load-page.ts'
import { type PageRequest, readPageRequest } from '../site/page-request.ts'
import type { SiteRenderer } from '../site/render-page.tsx'
import type { AnswerCache } from './answers.ts'
import type { Encoding } from './compress.ts'
import { createPageCache, type PageVariant } from './page-cache.ts'
import { pageSecurityHeaders } from './security-headers.ts'

export interface Log {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
  info(fields: object, message: string): void
}

interface Settings {
  site: SiteRenderer
  answers: AnswerCache
  secure: boolean
  development: boolean
  log: Log
  /** Off in development, and for the bench's figure without it. */
  cached: boolean
}

type Accepted = readonly Encoding[]

export type Pages = ReturnType<typeof createPages>

/** Pages from the cache when it can be trusted, else made now; a failing database is answered by what was kept, or calmly. */
export function createPages({ site, answers, secure, development, log, cached }: Settings) {
  const cache = createPageCache(pageSecurityHeaders(inlineScripts, { secure, development }))
  let underWay = new Map<string, Promise<PageVariant>>()
  let trusted = false

  function failed(error: unknown, { key, context }: PageRequest) {
    const status = error instanceof PageError && error.status === 503 ? 503 : 500
    log.error({ err: error, address: key, status }, 'A page could not be made')
    return { status, parts: site.renderError(context.locale, status) }
  }

  async function make(request: PageRequest, accepted: Accepted): Promise<PageVariant> {
    const begun = cache.moment()
    const { ask, tags, cacheable } = answers.asker()
    try {
      const page = await site.render(request, ask)
      // A path nobody serves is cheap to make and endless in number: it is never kept.
      const keep = cached && trusted && cacheable() && page.status === 200
      return keep ? cache.put(request.key, page, tags(), begun, accepted) : cache.once(page, accepted)
    } catch (error) {
      const kept = cache.get(request.key, accepted, true)
      if (kept && error instanceof PageError && error.status === 503) return kept
      return cache.once(failed(error, request), accepted)
    }
  }

  /** Visitors who ask for the same page at the same moment share its making. */
  function makeOnce(request: PageRequest, accepted: Accepted): Promise<PageVariant> {
    if (!cached) return make(request, accepted)
    const flight = `${accepted} ${request.key}`
    const running = underWay.get(flight)
    if (running) return running
    const flights = underWay
    const making = make(request, accepted).finally(() => flights.delete(flight))
    flights.set(flight, making)
    return making
  }

  return {
    /** The page as it stands in the cache, by the address as it came in: the fastest answer there is. */
    hit: (address: string, accepted: Accepted): PageVariant | undefined =>
      trusted && cached ? cache.get(address, accepted) : undefined,
    async find(url: URL, accepted: Accepted): Promise<PageVariant> {
      const request = readPageRequest(url)
      const hit = trusted && cached ? cache.get(request.key, accepted) : undefined
      return hit ?? makeOnce(request, accepted)
    },
    drop(tags: Iterable<string>) {
      underWay = new Map()
      cache.drop(tags)
    },
    /** The line on which changes are told is broken: whatever is kept may be old. */
    distrust() {
      trusted = false
    },
    /** The line stands again; what changed meanwhile is unknown, so nothing is kept. */
    restart() {
      cache.clear()
      trusted = true
    },
    get count() {
      return cache.count
    },
    get size() {
      return cache.size
    },
  }
}
