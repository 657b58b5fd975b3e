import type { Context } from 'hono'
import type { Locale } from '../../domain/locales.ts'
import { inlineScripts } from '../../site/render/document.ts'
import { type PageDraft, pageTypeNamed } from '../../site/render/draft-page.ts'
import { PageError } from '../../site/screens/page-error.ts'
import type { Log } from '../caches/index.ts'
import type { PageVariant } from '../responses/index.ts'
import { encodingsOf, pageSecurityHeaders, privateHeaders, privateVariant } from '../responses/index.ts'
import { fetchFromApi } from '../session/index.ts'
import type { DraftSettings } from './panel-scripts.ts'

export interface PreviewSettings extends DraftSettings {
  /** Whether visitors come over https. */
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
export function createPreview({ site, queryCache, api, secure, development, log }: PreviewSettings) {
  const headers = privateHeaders({
    ...pageSecurityHeaders(inlineScripts, { secure, development, measuring: [], formTargets: [] }),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  })

  const variant = (c: Context, status: number, parts: Buffer[]): PageVariant =>
    privateVariant(status, parts, headers, encodingsOf(c.req.header('accept-encoding')))

  /** What an address shows; throws a PageError with the API's status where it shows nothing. */
  async function draw(c: Context, locale: Locale, token: string): Promise<Buffer[]> {
    const preview = await fetchFromApi(c, api, { path: `/previews/${encodeURIComponent(token)}` })
    if (!(preview instanceof Response)) throw new PageError(preview, 'A preview could not be had')
    const { type: name, expiresAt, page, contents }: Previewed = await preview.json()
    const type = pageTypeNamed(name)
    if (!type) throw new PageError(404, 'No such page')
    const shown = Object.fromEntries(contents.map(({ type: own, data }) => [own, { data }]))
    const draft = { type, data: page.data, layout: page.layout, contents: shown }
    const { runQuery } = queryCache.recorder()
    const seen = { locale, now: new Date().toISOString() }
    const drawn = await site.renderDraft(draft, seen, runQuery, { token, expiresAt })
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
