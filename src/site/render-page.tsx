import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageContext } from '../../blocks/define-block.ts'
import type { Locale } from '../domain/locales.ts'
import { allTexts } from '../ui/all-texts.ts'
import { SnackbarRegion } from '../ui/snackbars/snackbar-region.tsx'
import { TextsProvider } from '../ui/texts-provider.tsx'
import { type Blocks, type Drawing, type IslandFiles, loadBlocks, prepareBlocks, renderBlock } from './blocks.tsx'
import { documentEnd, documentHead, type PageFiles } from './document.ts'
import { ErrorPage } from './error-page.tsx'
import { headByBlocks } from './head-by-blocks.ts'
import { Header } from './header.tsx'
import { loadNotFound, loadPage } from './load-page.ts'
import { loadScreens, type Screens } from './load-screens.ts'
import { notFoundPage } from './not-found/page.ts'
import type { Page } from './page.ts'
import { PageError } from './page-error.ts'
import type { PageRequest } from './page-request.ts'
import type { RunQuery } from './run-query.ts'
import type { Site } from './site.ts'
import { isSurrounding } from './surroundings.ts'
import { VerifyEmail, type VerifyEmailState } from './verify-email/verify-email.tsx'

export interface RenderedPage {
  status: number
  /** The HTML in UTF-8; a part that was drawn before is the same Buffer again. */
  parts: Buffer[]
}

/** The browser's files, by what a page holds. */
export interface SiteFiles extends IslandFiles {
  page(blocks: readonly string[], screen?: string): PageFiles
}

interface Settings extends Site, Drawing {
  controlPanelUrl: string
  files: SiteFiles
}

/** `render` makes one page in one pass; it throws PageError when the data behind it cannot be had. */
export async function createSite(settings: Settings) {
  const [blocks, screens]: [Blocks, Screens] = await Promise.all([loadBlocks(), loadScreens()])
  const { files, fragments, report } = settings

  async function prepared(request: PageRequest, runQuery: RunQuery) {
    const page = await loadPage(request, runQuery, settings)
    try {
      return { page, ready: await prepareBlocks(page.blocks, blocks, request.context, runQuery, report) }
    } catch (error) {
      // The address asks a block for what is not there: an unknown filter, a page number out of range.
      if (!(error instanceof PageError) || error.status === 503) throw error
      const missing = await loadNotFound(request, runQuery, settings)
      return { page: missing, ready: await prepareBlocks(missing.blocks, blocks, request.context, runQuery, report) }
    }
  }

  const inTexts = (locale: Locale, element: ReactNode) =>
    Buffer.from(
      renderToString(
        <TextsProvider locale={locale} texts={allTexts[locale]}>
          {element}
        </TextsProvider>,
      ),
    )

  const headOf = (page: Page, locale: Locale, used: string[]) =>
    fragments([page], `head ${used}`, () =>
      Buffer.from(documentHead(page, locale, settings, files.page(used, page.definition.screen))),
    )

  const headerOf = ({ context, key }: PageRequest) =>
    fragments([], `header ${key}`, () =>
      inTexts(
        context.locale,
        <Header page={context} brand={settings.brand} controlPanelUrl={settings.controlPanelUrl} />,
      ),
    )

  const snackbarsOf = (locale: Locale) =>
    fragments([], `snackbars ${locale}`, () => inTexts(locale, <SnackbarRegion />))

  /** What a page says that no block of it does. */
  function screenOf({ definition, data }: Page, context: PageContext): Buffer[] {
    const Screen = screens.get(definition)
    return Screen ? [inTexts(context.locale, <Screen data={data} page={context} />)] : []
  }

  return {
    /** A calm page for when nothing can be asked: no data, no header that depends on it. */
    renderError(locale: Locale, status: 500 | 503): Buffer[] {
      const texts = allTexts[locale]['error-page']
      const page = { ...emptyPage, title: texts.title, description: texts.text }
      return [headOf(page, locale, []), inTexts(locale, <ErrorPage status={status} />), parts.end]
    },
    /** The page that takes the link of a mail; nothing stands behind it, so that it is the same for everybody. */
    renderVerifyEmail(locale: Locale, state: VerifyEmailState): string {
      const { title, text } = allTexts[locale]['verify-email']
      const page = { ...emptyPage, title, description: text }
      const body = inTexts(locale, <VerifyEmail state={state} locale={locale} />)
      return documentHead(page, locale, settings, files.page([])) + body + documentEnd
    },
    async render(request: PageRequest, runQuery: RunQuery): Promise<RenderedPage> {
      const { page: loaded, ready } = await prepared(request, runQuery)
      const { context } = request
      const page = headByBlocks(loaded, ready, context)
      const { locale } = context
      const html = ready.map((block) => renderBlock(block, context, settings))
      const types = ready.map((block) => block.definition.type)
      // The blocks keep their order; those at the end that belong to every page stand outside the main landmark.
      const end = types.findLastIndex((type) => !isSurrounding(type)) + 1
      return {
        status: page.status,
        parts: [
          headOf(page, locale, [...new Set(types)]),
          headerOf(request),
          parts.main,
          ...screenOf(page, context),
          ...html.slice(0, end),
          parts.mainEnd,
          ...html.slice(end),
          snackbarsOf(locale),
          parts.end,
        ],
      }
    },
  }
}

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
