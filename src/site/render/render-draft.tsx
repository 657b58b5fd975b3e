import type { ArrangedType } from '../../../schemas/document-type.ts'
import { previewPath } from '../../domain/content.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { PreviewBar } from '../chrome/preview-bar.tsx'
import type { PlacedBlock } from '../screens/placed-blocks.ts'
import type { RunQuery } from '../screens/run-query.ts'
import { assemble, type RenderedPage, type Renderer } from './assemble.tsx'
import { draftPage, draftRequest, type PageDraft } from './draft-page.ts'
import { drawDraftBlock, drawOneBlock, drawPreviewBlock, prepareDraft } from './draw-draft.ts'
import { drawInTexts } from './frame.tsx'

export type Seen = Pick<PageContext, 'locale' | 'now'>

/** Where a block stands that an editor is at work on. */
export interface DraftBlock extends Seen {
  type: ArrangedType
  /** It stands first on the page. */
  opens: boolean
}

/** Whoever looks at a draft is no visitor of the page. */
const unmeasured = (renderer: Renderer): Renderer => ({
  ...renderer,
  settings: { ...renderer.settings, measuring: [] },
})

/** A page as its editors have it now; null where there is no such page. */
export async function renderDraft(
  draft: PageDraft,
  { locale, now }: Seen,
  runQuery: RunQuery,
  renderer: Renderer,
): Promise<RenderedPage | null> {
  const { settings, blocks } = renderer
  const request = draftRequest(draft.type, locale, now)
  if (!request) return null
  const page = draftPage(draft, request, settings)
  const ready = await prepareDraft(page.blocks, blocks, request.context, runQuery)
  const html = ready.map((block) => drawDraftBlock(block, request.context, settings))
  return assemble(request, { page, ready }, html, {}, unmeasured(renderer))
}

export interface Preview extends Seen {
  token: string
  expiresAt: string
}

/** A page as its readers would see it by now, for whoever has an address of it; null where there is no such page. */
export async function renderPreview(
  draft: PageDraft,
  { locale, now, token, expiresAt }: Preview,
  runQuery: RunQuery,
  renderer: Renderer,
): Promise<RenderedPage | null> {
  const { settings, blocks } = renderer
  const request = draftRequest(draft.type, locale, now)
  if (!request) return null
  const path = `${previewPath}/${token}`
  const page = { ...draftPage(draft, request, settings), paths: { nl: path, en: path, fr: path } }
  const ready = await prepareDraft(page.blocks, blocks, request.context, runQuery)
  const html = ready.map((block) => drawPreviewBlock(block, request.context, settings))
  const bar = drawInTexts(locale, <PreviewBar locale={locale} now={now} expiresAt={expiresAt} path={path} />)
  return assemble(request, { page, ready }, html, {}, unmeasured(renderer), { bar, path })
}

/** One block that an editor is at work on; null where there is no such page. */
export async function renderDraftBlock(
  { type, locale, now, opens }: DraftBlock,
  placed: PlacedBlock,
  runQuery: RunQuery,
  { settings, blocks }: Renderer,
): Promise<string | null> {
  const request = draftRequest(type, locale, now)
  return request && drawOneBlock(placed, opens, request.context, blocks, runQuery, settings)
}
