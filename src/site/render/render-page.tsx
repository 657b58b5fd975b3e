import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { ArrangedType } from '../../../schemas/document-type.ts'
import { previewPath } from '../../domain/content.ts'
import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import type { FormState } from '../../ui/forms/form-state.ts'
import type { PageContext } from '../../ui/page-context.ts'
import type { SnackbarMessage } from '../../ui/snackbars/snackbar.tsx'
import { SnackbarRegion } from '../../ui/snackbars/snackbar-region.tsx'
import { translator } from '../../ui/texts.ts'
import { TextsProvider } from '../../ui/texts-provider.tsx'
import { AreaNotices } from '../chrome/area-notices.tsx'
import { CrumbBar } from '../chrome/crumb-bar.tsx'
import { Header } from '../chrome/header.tsx'
import { JourneyFooter } from '../chrome/journey-footer.tsx'
import { JourneyHeader } from '../chrome/journey-header.tsx'
import { Strip } from '../chrome/strip.tsx'
import { draftPage, draftRequest, type PageDraft } from '../draft/draft-page.ts'
import { drawDraftBlock, drawOneBlock, drawPreviewBlock, prepareDraft } from '../draft/draw-draft.ts'
import { notFoundPage } from '../not-found/page.ts'
import { loadScreens, type Screens } from '../pages.ts'
import { EndedPreview } from '../preview/ended-preview.tsx'
import { PreviewBar } from '../preview/preview-bar.tsx'
import type { PageDefinition } from '../screens/define-page.ts'
import { PageElsewhere, PageError } from '../screens/page-error.ts'
import type { PageRequest } from '../screens/page-request.ts'
import type { Said } from '../screens/said.ts'
import type { Site } from '../site.ts'
import { areaPrefix } from './area-data.ts'
import { type Blocks, type Drawing, loadBlocks, prepareBlocks, type ReadyBlock, renderBlock } from './blocks.tsx'
import type { BrowserFiles } from './browser-files.ts'
import { documentEnd, documentHead, type PageFiles } from './document.ts'
import { createAreas } from './draw-area.ts'
import { ErrorPage } from './error-page.tsx'
import type { Fragments } from './fragments.ts'
import { headByBlocks } from './head-by-blocks.ts'
import { loadNotFound, loadPage, type PageQueries } from './load-page.ts'
import type { Page } from './loaded-page.ts'
import type { PlacedBlock } from './placed-blocks.ts'
import type { RunQuery } from './run-query.ts'
import { isSurrounding, opensPage } from './surroundings.ts'
import type { Visit } from './visit.ts'

export interface RenderedPage {
  status: number
  /** The HTML in UTF-8; a part that was drawn before is the same Buffer again. */
  parts: Buffer[]
  /** No other site may hear of its address. */
  hasSecretAddress?: boolean
}

interface Settings extends Site, Drawing {
  controlPanelUrl: string
  files: BrowserFiles
}

type Seen = Pick<PageContext, 'locale' | 'now'>

/** How a draft stands there that is no page of the site: what is measured, what stands above it, and where its languages are. */
interface Shown {
  site: Site
  bar?: Buffer
  path?: string
}

/** `render` makes one page in one pass; it throws PageError when the data behind it cannot be had. */
export async function createSite(settings: Settings) {
  const [blocks, screens]: [Blocks, Screens] = await Promise.all([loadBlocks(), loadScreens()])
  const { files, fragments, report } = settings
  const areas = createAreas(files, settings)
  // Whoever looks at a draft is no visitor of the page.
  const unmeasured = { ...settings, measuring: [] }

  async function prepared(request: PageRequest, queries: PageQueries) {
    const { runQuery } = queries
    const page = await loadPage(request, queries, settings)
    const part = page.definition.partOf?.(page.data, request.context)
    if (part) await screens.get(page.definition)?.loadPart?.(part)
    try {
      return { page, ready: await prepareBlocks(page.blocks, blocks, request.context, runQuery, report) }
    } catch (error) {
      // The address asks a block for what is not there: an unknown filter, a page number out of range.
      if (!(error instanceof PageError) || error.status === 503) throw error
      const missing = await loadNotFound(request, queries, settings)
      return { page: missing, ready: await prepareBlocks(missing.blocks, blocks, request.context, runQuery, report) }
    }
  }

  const inTexts = (locale: Locale, element: ReactNode, identifierPrefix = '') =>
    Buffer.from(
      renderToString(
        <TextsProvider locale={locale} texts={allTexts[locale]}>
          {element}
        </TextsProvider>,
        { identifierPrefix },
      ),
    )

  /** What is somebody's own is drawn for them alone. */
  const fragmentsFor = ({ access }: PageDefinition): Fragments =>
    access === 'everyone' ? fragments : (_sources, _key, draw) => draw()

  function headOf(page: Page, locale: Locale, used: string[], area?: PageFiles['area'], site: Site = settings) {
    const { definition } = page
    return fragmentsFor(definition)([page], `head ${used}`, () => {
      const pageFiles = { ...files.page(used, definition.screen), area }
      return Buffer.from(documentHead(page, locale, site, pageFiles))
    })
  }

  function headerOf({ context, key, definition }: PageRequest, page: Page, path = context.path) {
    // Slugs are the page's own; any other is at the same path in each language.
    const { slugged } = page.definition
    const paths = slugged ? page.paths : { nl: path, en: path, fr: path }
    return fragmentsFor(definition)(slugged ? [page] : [], `header ${key}`, () =>
      inTexts(
        context.locale,
        definition.isJourney ? (
          <JourneyHeader locale={context.locale} brand={settings.brand} />
        ) : (
          <Header page={context} paths={paths} site={settings} controlPanelUrl={settings.controlPanelUrl} />
        ),
      ),
    )
  }

  const journeyFooterOf = ({ context }: PageRequest) => {
    const { locale, path } = context
    return inTexts(locale, <JourneyFooter page={context} paths={{ nl: path, en: path, fr: path }} />)
  }

  /** What a page says that no block of it does. */
  function screenOf({ definition, data, visitor }: Page, page: PageContext, used: string[], visit: Visit): Buffer[] {
    const { form, status = 200 } = visit
    const Screen = screens.get(definition)?.Screen
    const own = definition.forms?.some(({ name }) => name === form?.form) ? form : undefined
    if (!Screen) return []
    const made = { data, page: visitor ? { ...page, visitor } : page, form: own, status }
    const html = inTexts(
      page.locale,
      <Screen {...made} publicUrl={settings.publicUrl} />,
      definition.area && areaPrefix,
    )
    return [areas.wrap(definition, html, made, used)]
  }

  const noticesOf = (locale: Locale) => fragments([], `notices ${locale}`, () => inTexts(locale, <AreaNotices />))

  const crumbsOf = ({ crumbs }: Page, locale: Locale) =>
    crumbs ? [inTexts(locale, <CrumbBar crumbs={crumbs} locale={locale} />)] : []

  function snackbarsOf(locale: Locale, messages: readonly SnackbarMessage[]) {
    const draw = () => inTexts(locale, <SnackbarRegion messages={messages} />)
    return messages.length > 0 ? draw() : fragments([], `snackbars ${locale}`, draw)
  }

  /** A document of a page, with its blocks in their order. */
  function assemble(
    request: PageRequest,
    loaded: Page,
    ready: ReadyBlock[],
    html: Buffer[],
    visit: Visit,
    { site, bar, path }: Shown = { site: settings },
  ): RenderedPage {
    const { context, said } = request
    const page = headByBlocks(loaded, ready, context)
    const { locale } = context
    const types = ready.map((block) => block.definition.type)
    const used = [...new Set(types)]
    // The blocks keep their order; those around what the page is about stand outside the main landmark.
    const start = types.findIndex((type) => !opensPage(type))
    const end = Math.max(start, types.findLastIndex((type) => !isSurrounding(type)) + 1)
    const status = page.status === 200 ? (visit.status ?? 200) : page.status
    return {
      status,
      hasSecretAddress: page.definition.hasSecretAddress === true,
      parts: [
        headOf(page, locale, used, areas.filesOf(page.definition, { data: page.data, page: context }), site),
        ...(bar ? [bar] : []),
        ...html.slice(0, start),
        headerOf(request, loaded, path),
        ...(page.definition.area && !page.definition.isJourney ? [strip] : []),
        ...(page.definition.area ? [noticesOf(locale)] : []),
        parts.main,
        ...crumbsOf(page, locale),
        ...screenOf(page, context, used, { ...visit, status }),
        ...html.slice(start, end),
        parts.mainEnd,
        ...html.slice(end),
        ...(page.definition.isJourney ? [journeyFooterOf(request)] : []),
        snackbarsOf(locale, messagesOf(page, visit, locale, said)),
        parts.end,
      ],
    }
  }

  return {
    /** A calm page for when nothing can be asked: no data, a header that needs none; it keeps what was typed. */
    renderError(locale: Locale, status: 500 | 503, typed?: FormState): Buffer[] {
      const texts = allTexts[locale]['error-page']
      const page = { ...emptyPage, title: texts.title, description: texts.text }
      const header = inTexts(locale, <JourneyHeader locale={locale} brand={settings.brand} />)
      return [headOf(page, locale, []), header, inTexts(locale, <ErrorPage status={status} typed={typed} />), parts.end]
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
      const { page, ready } = await prepared(request, queries)
      const elsewhere = visit.form ? null : page.definition.belongsAt?.(page.data, request.context)
      if (elsewhere) throw new PageElsewhere(elsewhere)
      const html = ready.map((block) => renderBlock(block, request.context, settings, visit.form))
      return assemble(request, page, ready, html, visit)
    },
    /** A page as its editors have it now; null where there is no such page. */
    async renderDraft(draft: PageDraft, { locale, now }: Seen, runQuery: RunQuery): Promise<RenderedPage | null> {
      const request = draftRequest(draft.type, locale, now)
      if (!request) return null
      const page = draftPage(draft, request, settings)
      const ready = await prepareDraft(page.blocks, blocks, request.context, runQuery)
      const html = ready.map((block) => drawDraftBlock(block, request.context, settings))
      return assemble(request, page, ready, html, {}, { site: unmeasured })
    },
    /** A page as its readers would see it by now, for whoever has an address of it; null where there is no such page. */
    async renderPreview(
      draft: PageDraft,
      { locale, now, token, expiresAt }: Seen & { token: string; expiresAt: string },
      runQuery: RunQuery,
    ): Promise<RenderedPage | null> {
      const request = draftRequest(draft.type, locale, now)
      if (!request) return null
      const path = `${previewPath}/${token}`
      const page = { ...draftPage(draft, request, settings), paths: { nl: path, en: path, fr: path } }
      const ready = await prepareDraft(page.blocks, blocks, request.context, runQuery)
      const html = ready.map((block) => drawPreviewBlock(block, request.context, settings))
      const bar = inTexts(locale, <PreviewBar locale={locale} now={now} expiresAt={expiresAt} path={path} />)
      return assemble(request, page, ready, html, {}, { site: unmeasured, bar, path })
    },
    /** Where an address shows no draft. */
    renderEndedPreview(locale: Locale): Buffer[] {
      const texts = allTexts[locale].preview
      const page = { ...emptyPage, title: texts.endedTitle, description: texts.endedText }
      const header = inTexts(locale, <JourneyHeader locale={locale} brand={settings.brand} />)
      return [headOf(page, locale, []), header, inTexts(locale, <EndedPreview locale={locale} />), parts.end]
    },
    /** One block of it; null where there is no such page. */
    async renderDraftBlock(
      { type, locale, now, opens }: { type: ArrangedType; opens: boolean } & Seen,
      placed: PlacedBlock,
      runQuery: RunQuery,
    ): Promise<string | null> {
      const request = draftRequest(type, locale, now)
      return request && drawOneBlock(placed, opens, request.context, blocks, runQuery, settings)
    },
  }
}

/** What stands at the page's foot: what was done on the one before, or why its form was refused. */
function messagesOf({ definition, visitor }: Page, { form }: Visit, locale: Locale, said?: Said): SnackbarMessage[] {
  const t = translator(locale, allTexts[locale], 'said')
  const organisation = visitor?.organisationName ?? ''
  const text = definition.saysRefusals ? undefined : form?.message
  return [
    ...(said ? [{ kind: 'success' as const, text: t(said, { organisation }) }] : []),
    ...(text ? [{ kind: 'error' as const, text }] : []),
  ]
}

const strip = Buffer.from(renderToString(<Strip />))

const parts = {
  main: Buffer.from('<main id="content" tabindex="-1">'),
  mainEnd: Buffer.from('</main>'),
  end: Buffer.from(documentEnd),
}

const emptyPage: Omit<Page, 'title' | 'description'> = {
  definition: notFoundPage,
  status: 404,
  paths: { nl: '/', en: '/', fr: '/' },
  floor: { seed: 'error', family: 'ochre' },
  data: null,
  blocks: [],
}

export type SiteRenderer = Awaited<ReturnType<typeof createSite>>
