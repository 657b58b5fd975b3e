import type { ReactNode } from 'react'
import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import type { FormState } from '../../ui/forms/form-state.ts'
import { EndedPreview } from '../chrome/preview-bar.tsx'
import { notFoundPage } from '../not-found/page.ts'
import type { PageRequest } from '../page-request.ts'
import { loadScreens, type Screens } from '../pages.ts'
import { PageElsewhere, PageError } from '../screens/page-error.ts'
import { assemble, assembleList, type Prepared, type RenderedPage, type Renderer, type Visit } from './assemble.tsx'
import { type Blocks, loadBlocks, prepareBlocks, renderBlock } from './blocks.tsx'
import { documentEnd } from './document.ts'
import { createAreas } from './draw-area.ts'
import { ErrorPage } from './error-page.tsx'
import { drawHead, drawInTexts, drawJourneyHeader, type SiteSettings } from './frame.tsx'
import { loadNotFound, loadPage, type Page, type PageQueries } from './load-page.ts'
import { renderDraft, renderDraftBlock } from './render-draft.tsx'

export type SiteRenderer = Awaited<ReturnType<typeof createSite>>

/** `render` makes one page in one pass; it throws PageError when the data behind it cannot be had. */
export async function createSite(settings: SiteSettings) {
  const [blocks, screens]: [Blocks, Screens] = await Promise.all([loadBlocks(), loadScreens()])
  const renderer: Renderer = { settings, blocks, screens, areas: createAreas(settings.files, settings) }

  return {
    /** A calm page for when nothing can be asked: no data, a header that needs none; it keeps what was typed. */
    renderError(locale: Locale, status: 500 | 503, typed?: FormState): Buffer[] {
      const { title, text } = allTexts[locale]['error-page']
      return drawStatusPage(locale, title, text, <ErrorPage status={status} typed={typed} />, settings)
    },
    renderEndedPreview(locale: Locale): Buffer[] {
      const { endedTitle, endedText } = allTexts[locale].preview
      return drawStatusPage(locale, endedTitle, endedText, <EndedPreview locale={locale} />, settings)
    },
    /** What can be sent to the page at an address, in the order in which it stands there; null where there is no page. */
    async formsAt(request: PageRequest, queries: PageQueries): Promise<AnyForm[] | null> {
      const { forms = [], head } = request.definition
      if (!head) return [...forms]
      const page = await loadPage(request, queries, settings)
      if (page.status === 404) return null
      return [...forms, ...page.blocks.flatMap(({ type }) => blocks.get(type)?.definition.forms ?? [])]
    },
    async render(request: PageRequest, queries: PageQueries, visit: Visit = {}): Promise<RenderedPage> {
      const { page, ready } = await preparePage(request, queries, renderer)
      const elsewhere = visit.form ? null : page.definition.belongsAt?.(page.data, request.context)
      if (elsewhere) throw new PageElsewhere(elsewhere)
      const html = ready.map((block) => renderBlock(block, request.context, settings, visit.form))
      if (request.isListAlone && page.status === 200) return assembleList(request, { page, ready }, html, renderer)
      return assemble(request, { page, ready }, html, visit, renderer)
    },
    renderDraft: renderDraft.bind(null, renderer),
    renderDraftBlock: renderDraftBlock.bind(null, renderer),
  }
}

/** What the address shows, with the questions of its blocks answered. */
async function preparePage(request: PageRequest, queries: PageQueries, renderer: Renderer): Promise<Prepared> {
  const { settings, blocks, screens } = renderer
  const prepared = async (page: Page): Promise<Prepared> => ({
    page,
    ready: await prepareBlocks(page.blocks, blocks, request.context, queries.runQuery, settings.report),
  })
  const page = await loadPage(request, queries, settings)
  const part = page.definition.partOf?.(page.data, request.context)
  if (part) await screens.get(page.definition)?.loadPart?.(part)
  try {
    return await prepared(page)
  } catch (error) {
    // The address asks a block for what is not there: an unknown filter, a page number out of range.
    if (!(error instanceof PageError) || error.status === 503) throw error
    return prepared(await loadNotFound(request, queries, settings))
  }
}

const emptyPage: Omit<Page, 'title' | 'description'> = {
  definition: notFoundPage,
  status: 404,
  paths: { nl: '/', en: '/', fr: '/' },
  tilePattern: { seed: 'error', family: 'ochre' },
  data: null,
  blocks: [],
}

/** A page that needs no data. */
function drawStatusPage(
  locale: Locale,
  title: string,
  description: string,
  content: ReactNode,
  settings: SiteSettings,
): Buffer[] {
  const head = drawHead({ ...emptyPage, title, description }, locale, [], settings)
  return [head, drawJourneyHeader(locale, settings), drawInTexts(locale, content), Buffer.from(documentEnd)]
}
