import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { boolean, type InferType, mixed, object, string } from 'yup'
import { registry } from '../../../blocks/registry.ts'
import { isLocale, type Locale, locales } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { type PageDraft, pageTypeNamed } from '../../site/render/draft-page.ts'
import type { SiteRenderer } from '../../site/render/render-page.tsx'
import { PageError } from '../../site/screens/page-error.ts'
import type { QueryCache } from '../caches/index.ts'
import { apiRequest, type CallApi, fetchFromApi } from '../session/index.ts'
import type { PanelRequest } from './panel-request.ts'
import type { Visit } from './surface.ts'

export interface DraftSettings {
  /** Draws drafts as it draws what is public. */
  site: SiteRenderer
  queryCache: QueryCache
  api: CallApi
}

const megabyte = 1024 * 1024

/**
 * What a script of the panel sent: five hundred operations, one block, or a file. Throws a PageError when it is too long,
 * or does not say how long it is.
 */
async function readBody(c: Context, megabytes = 1): Promise<ArrayBuffer> {
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  if (!(length <= megabytes * megabyte)) throw new PageError(413, 'Too long')
  return c.req.arrayBuffer()
}

/** A call that a script of the panel makes, handed on to the REST API as whoever is signed in; its answer as it is. */
export async function answerCall(
  c: Context,
  { request: { definition, context }, url, session: { token } }: Visit<PanelRequest>,
  api: CallApi,
): Promise<Response> {
  const { method } = c.req
  const path = definition?.call?.(context)
  if (!path) return c.json({ statusCode: 404, message: 'Not found' }, 404)
  const files = definition?.megabytes
  const type = (files && c.req.header('content-type')) || 'application/json'
  const body = method === 'POST' ? await readBody(c, files) : undefined
  const response = await api(apiRequest(c.req, { method, path: path + url.search, token, type, body }))
  c.header('Content-Type', response.headers.get('Content-Type') ?? 'application/json')
  c.status(response.status as StatusCode)
  return c.newResponse(response.body)
}

const ofOwnName = new Set<string>(registry.filter(({ source }) => source === 'static-content').map(({ type }) => type))

/** A page as the editor who asks has it now, with the managed texts that its blocks show; null where there is none. */
async function readDraft(c: Context, name: string, token: string | undefined, api: CallApi): Promise<PageDraft | null> {
  async function read(type: string): Promise<Pick<PageDraft, 'data' | 'layout'> | null> {
    const draft = await fetchFromApi(c, api, { path: `/static-contents/${type}?draft=true`, token })
    if (draft instanceof Response) return draft.json()
    if (draft === 404) return null
    throw new PageError(draft, 'A draft could not be had')
  }
  const type = pageTypeNamed(name)
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
function languageOf({ context: { search, locale } }: PanelRequest): Locale {
  const [asked = locale] = search.in ?? []
  return isLocale(asked) ? asked : locale
}

/** A whole page as its editors have it now, as the site draws it. Throws a PageError where there is none. */
export async function drawDraft(
  c: Context,
  asked: PanelRequest,
  token: string | undefined,
  { site, queryCache, api }: DraftSettings,
): Promise<Buffer[]> {
  const draft = await readDraft(c, asked.context.params.type ?? '', token, api)
  const seen = { locale: languageOf(asked), now: asked.context.now }
  const page = draft && (await site.renderDraft(draft, seen, queryCache.recorder().runQuery))
  if (!page) throw new PageError(404, 'No such draft')
  return page.parts
}

/** One block of it, with what its editor typed and nobody saved yet. */
export async function drawSentBlock(
  c: Context,
  { context }: PanelRequest,
  { site, queryCache }: DraftSettings,
): Promise<string> {
  const type = pageTypeNamed(context.params.type ?? '')
  if (!type) throw new PageError(404, 'No such page')
  const { locale, opens, id, block, data } = await sentBlock(new TextDecoder().decode(await readBody(c)))
  const at = { type, locale, now: context.now, opens }
  const placed = { id, type: block, values: data }
  const html = await site.renderDraftBlock(at, placed, queryCache.recorder().runQuery)
  if (html === null) throw new PageError(404, 'No such page')
  return html
}
