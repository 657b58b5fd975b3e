import type { Context } from 'hono'
import { isLocale, type Locale } from '../../../domain/locales.ts'
import { pageTypeNamed } from '../../../site/draft/draft-page.ts'
import { PageError } from '../../../site/page-error.ts'
import type { PanelSettings } from '../panel-settings.ts'
import type { PanelRequest } from '../read-panel-request.ts'
import { readBody } from './read-body.ts'
import { readDraft } from './read-draft.ts'
import { sentBlock } from './sent-block.ts'

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
