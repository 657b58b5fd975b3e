import { escapeHtml } from '../../domain/escape-html.ts'
import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { type Blocks, type Drawing, prepareBlocks, type ReadyBlock, renderBlock } from '../blocks.tsx'
import type { PlacedBlock } from '../placed-blocks.ts'
import type { RunQuery } from '../run-query.ts'
import { draftContentOf } from './draft-content-of.ts'

/** Nothing of a draft is kept. */
const unkept = ({ publicUrl, files }: Drawing): Drawing => ({
  ...{ publicUrl, files },
  fragments: (_sources, _key, draw) => draw(),
  report: () => {},
})

/** A block by its id, so that its editor finds it; one that cannot be drawn yet says so. */
function marked(id: string, type: string, locale: Locale, html: string): string {
  const text = allTexts[locale]['panel-editor'].undrawn
  const whole = html || `<div data-block="${escapeHtml(type)}"><p class="container muted">${escapeHtml(text)}</p></div>`
  return whole.replace('<div ', `<div data-draft="${escapeHtml(id)}" `)
}

export const prepareDraft = (placed: PlacedBlock[], blocks: Blocks, page: PageContext, runQuery: RunQuery) =>
  prepareBlocks(placed, blocks, page, runQuery, () => {}, draftContentOf)

export const drawDraftBlock = (block: ReadyBlock, page: PageContext, drawing: Drawing): Buffer =>
  Buffer.from(marked(block.id, block.definition.type, page.locale, String(renderBlock(block, page, unkept(drawing)))))

/** As its readers will see it; one that cannot be drawn yet is left out, as it would be for them. */
export const drawPreviewBlock = (block: ReadyBlock, page: PageContext, drawing: Drawing): Buffer =>
  renderBlock(block, page, unkept(drawing))

/** One block that an editor is at work on; `opens` where it stands first. */
export async function drawOneBlock(
  placed: PlacedBlock,
  opens: boolean,
  page: PageContext,
  blocks: Blocks,
  runQuery: RunQuery,
  drawing: Drawing,
): Promise<string> {
  const [ready] = await prepareDraft([placed], blocks, page, runQuery)
  if (!ready) return marked(placed.id, placed.type, page.locale, '')
  return String(drawDraftBlock({ ...ready, opens }, page, drawing))
}
