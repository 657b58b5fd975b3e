import type { Context } from 'hono'
import { forwardedHeaders } from '../config.ts'
import type { Locale } from '../domain/locales.ts'
import { type PageDraft, pageTypeNamed } from '../site/draft/draft-page.ts'
import { inlineScripts } from '../site/render/document.ts'
import type { SiteRenderer } from '../site/render/render-page.tsx'
import { PageError } from '../site/screens/page-error.ts'
import { bodyOf, compressFast, encodingsOf } from './compress.ts'
import type { PageVariant } from './page-cache.ts'
import type { Log } from './pages.ts'
import type { QueryCache } from './query-cache.ts'
import { pageSecurityHeaders } from './security-headers.ts'
import type { CallApi } from './session/call-api.ts'

interface Settings {
  site: SiteRenderer
  queryCache: QueryCache
  api: CallApi
  secure: boolean
  development: boolean
  log: Log
}

/** As the API tells it; of a page of its own slug `page` names no type that we know. */
interface Previewed {
  type: string
  expiresAt: string
  page: Pick<PageDraft, 'data' | 'layout'>
  contents: { type: string; data: unknown }[]
}

export type Preview = ReturnType<typeof createPreview>

/** The drafts that editors show to people without an account: drawn anew for every request, and kept nowhere. */
export function createPreview({ site, queryCache, api, secure, development, log }: Settings) {
  const security = pageSecurityHeaders(inlineScripts, { secure, development, measuring: [], formTargets: [] })

  function variant(c: Context, status: number, parts: Buffer[]): PageVariant {
    const [encoding = 'identity'] = encodingsOf(c.req.header('accept-encoding'))
    const { bytes } = bodyOf(encoding, compressFast(Buffer.concat(parts), encoding))
    const headers = {
      ...security,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.length),
    }
    return { status, etag: '', headers: Object.entries(headers).flat(), bytes }
  }

  /** What an address shows; throws a PageError with the API's status where it shows nothing. */
  async function read(c: Context, token: string): Promise<Previewed> {
    const headers = new Headers(forwardedHeaders(c.req.raw.headers))
    const asked = new Request(`http://api.invalid/api/previews/${encodeURIComponent(token)}`, { headers })
    const response = await api(asked).catch(() => null)
    if (response?.ok) return response.json()
    await response?.body?.cancel()
    throw new PageError(response?.status ?? 503, 'A preview could not be had')
  }

  async function draw(c: Context, locale: Locale, token: string): Promise<Buffer[]> {
    const { type: name, expiresAt, page, contents } = await read(c, token)
    const type = pageTypeNamed(name)
    if (!type) throw new PageError(404, 'No such page')
    const shown = Object.fromEntries(contents.map(({ type: own, data }) => [own, { data }]))
    const draft = { type, data: page.data, layout: page.layout, contents: shown }
    const { runQuery } = queryCache.recorder()
    const drawn = await site.renderPreview(draft, { locale, now: new Date().toISOString(), token, expiresAt }, runQuery)
    if (!drawn) throw new PageError(404, 'No such page')
    return drawn.parts
  }

  return async function show(c: Context, locale: Locale): Promise<PageVariant> {
    try {
      return variant(c, 200, await draw(c, locale, c.req.param('token') ?? ''))
    } catch (error) {
      const status = error instanceof PageError ? error.status : 500
      if (status === 404 || status === 429) return variant(c, status, site.renderEndedPreview(locale))
      log.error({ err: error, status }, 'A preview could not be made')
      return variant(c, status === 503 ? 503 : 500, site.renderError(locale, status === 503 ? 503 : 500))
    }
  }
}
