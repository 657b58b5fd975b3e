import type { Context } from 'hono'
import { boolean, type InferType, mixed, object, string } from 'yup'
import { registry } from '../../../../blocks/registry.ts'
import { forwardedHeaders } from '../../../config.ts'
import { isRecord } from '../../../domain/is-record.ts'
import { isLocale, type Locale, locales } from '../../../domain/locales.ts'
import { type PageDraft, pageTypeNamed } from '../../../site/draft/draft-page.ts'
import { PageError } from '../../../site/screens/page-error.ts'
import type { CallApi } from '../../session/call-api.ts'
import type { PanelSettings } from '../panel-settings.ts'
import type { PanelRequest } from '../read-panel-request.ts'
import { readBody } from './read-body.ts'

type Content = Pick<PageDraft, 'data' | 'layout'>

const ofOwnName = new Set<string>(registry.filter(({ source }) => source === 'static-content').map(({ type }) => type))

/** Reads drafts as the editor who asks. */
function draftReader(c: Context, token: string | undefined, api: CallApi) {
  const headers = new Headers(forwardedHeaders(c.req.raw.headers))
  headers.set('Authorization', `Bearer ${token}`)
  return async (type: string): Promise<Content | null> => {
    const request = new Request(`http://api.invalid/api/static-contents/${type}?draft=true`, { headers })
    const response = await api(request).catch(() => null)
    if (response?.ok) return response.json()
    await response?.body?.cancel()
    if (response?.status === 404) return null
    throw new PageError(response?.status ?? 503, 'A draft could not be had')
  }
}

/** A page as its editors have it now, with the managed texts that its blocks show; null where there is none. */
async function readDraft(c: Context, name: string, token: string | undefined, api: CallApi): Promise<PageDraft | null> {
  const type = pageTypeNamed(name)
  const read = draftReader(c, token, api)
  const own = type && (await read(type))
  if (!type || !own) return null
  const shown = [...new Set(own.layout.map(({ block }) => block))].filter((block) => ofOwnName.has(block))
  const contents = await Promise.all(shown.map(async (block) => [block, await read(block)] as const))
  const there = contents.flatMap(([block, content]) => (content ? [[block, { data: content.data }] as const] : []))
  return { type, data: own.data, layout: own.layout, contents: Object.fromEntries(there) }
}

const schema = object({
  locale: string().oneOf(locales).required(),
  id: string().required().max(60),
  block: string().required().max(60),
  data: mixed<Record<string, unknown>>((value): value is Record<string, unknown> => isRecord(value)).required(),
  /** It stands first on the page. */
  opens: boolean().required(),
}).noUnknown()

/** A block as its editor sees it before it is saved; throws a PageError for what is none. */
async function sentBlock(text: string): Promise<InferType<typeof schema>> {
  try {
    return await schema.validate(JSON.parse(text), { strict: true })
  } catch {
    throw new PageError(400, 'This is no block')
  }
}

/** The language of the page in the frame: `in`, whatever the panel speaks. */
function languageOf({ page: { search, locale } }: PanelRequest): Locale {
  const [asked = locale] = search.in ?? []
  return isLocale(asked) ? asked : locale
}

/** A whole page as its editors have it now, as the site draws it. Throws a PageError where there is none. */
export async function drawDraft(
  c: Context,
  asked: PanelRequest,
  token: string | undefined,
  { site, queryCache, api }: PanelSettings,
): Promise<Buffer> {
  const draft = await readDraft(c, asked.page.params.type ?? '', token, api)
  const seen = { locale: languageOf(asked), now: asked.page.now }
  const page = draft && (await site.renderDraft(draft, seen, queryCache.recorder().runQuery))
  if (!page) throw new PageError(404, 'No such draft')
  return Buffer.concat(page.parts)
}

/** One block of it, with what its editor typed and nobody saved yet. */
export async function drawSentBlock(
  c: Context,
  { page }: PanelRequest,
  { site, queryCache }: PanelSettings,
): Promise<string> {
  const type = pageTypeNamed(page.params.type ?? '')
  if (!type) throw new PageError(404, 'No such page')
  const { locale, opens, id, block, data } = await sentBlock(new TextDecoder().decode(await readBody(c)))
  const { runQuery } = queryCache.recorder()
  const html = await site.renderDraftBlock(
    { type, locale, now: page.now, opens },
    { id, type: block, values: data },
    runQuery,
  )
  if (html === null) throw new PageError(404, 'No such page')
  return html
}
