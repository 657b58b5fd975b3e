import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { BlockDefinition, PageContext } from '../../blocks/define-block.ts'
import type { Locale } from '../domain/locales.ts'
import { allTexts } from '../ui/all-texts.ts'
import { TextsProvider } from '../ui/texts.tsx'
import type { Ask } from './ask.ts'
import { type Blocks, type IslandFiles, loadBlocks, prepareBlocks, type ReportBlock, renderBlock } from './blocks.tsx'
import { htmlDocument, type PageFiles } from './document.ts'
import { ErrorPage } from './error-page.tsx'
import { Header } from './header.tsx'
import { loadPage, notFoundPage, PageError, type Site } from './load-page.ts'
import { NotFound } from './not-found.tsx'
import type { Page } from './page.ts'
import type { PageRequest } from './page-request.ts'

export interface RenderedPage {
  status: number
  html: string
}

/** The browser's files, by what a page holds. */
export interface SiteFiles extends IslandFiles {
  page(blocks: readonly string[]): PageFiles
}

interface Settings extends Site {
  controlPanelUrl: string
  files: SiteFiles
  report: ReportBlock
}

/** `render` makes one page in one pass; it throws PageError when the data behind it cannot be had. */
export async function createSite(settings: Settings) {
  const blocks: Blocks = await loadBlocks()
  const { files, report } = settings

  async function prepared(request: PageRequest, ask: Ask) {
    const page = await loadPage(request, ask, settings)
    try {
      return { page, ready: await prepareBlocks(page.blocks, blocks, request.context, ask, report) }
    } catch (error) {
      // The address asks a block for what is not there: an unknown filter, a page number out of range.
      if (!(error instanceof PageError) || error.status === 503) throw error
      const missing = await notFoundPage(request, ask)
      return { page: missing, ready: await prepareBlocks(missing.blocks, blocks, request.context, ask, report) }
    }
  }

  function frame(page: Page, request: PageRequest) {
    const { locale } = request.context
    const inTexts = (element: ReactNode) =>
      renderToString(
        <TextsProvider locale={locale} texts={allTexts[locale]}>
          {element}
        </TextsProvider>,
      )
    return {
      header: inTexts(
        <Header page={request.context} brand={settings.brand} controlPanelUrl={settings.controlPanelUrl} />,
      ),
      message: page.status === 404 ? inTexts(<NotFound locale={locale} />) : '',
    }
  }

  return {
    /** A calm page for when nothing can be asked: no data, no header that depends on it. */
    renderError(locale: Locale, status: 500 | 503): string {
      const texts = allTexts[locale]['error-page']
      const page = { ...emptyPage, title: texts.title, description: texts.text }
      const body = renderToString(
        <TextsProvider locale={locale} texts={allTexts[locale]}>
          <ErrorPage status={status} />
        </TextsProvider>,
      )
      return htmlDocument(page, body, locale, settings, files.page([]))
    },
    async render(request: PageRequest, ask: Ask): Promise<RenderedPage> {
      const { page, ready } = await prepared(request, ask)
      const { context } = request
      const html = ready.map((block) => ({
        type: block.definition.type,
        html: renderBlock(block, context, files, report),
      }))
      // The blocks keep their order; those at the end that belong to every page stand outside the main landmark.
      const end = html.findLastIndex(({ type }) => !around.has(type)) + 1
      const join = (part: typeof html) => part.map((block) => block.html).join('')
      const { header, message } = frame(page, request)
      const body = `${header}<main id="content" tabindex="-1">${message}${join(html.slice(0, end))}</main>${join(html.slice(end))}`
      const jsonLd = [
        ...page.jsonLd,
        ...ready.flatMap((block) => structuredData(block.definition, block.data, context)),
      ]
      const used = [...new Set(html.map((block) => block.type))]
      return {
        status: page.status,
        html: htmlDocument({ ...page, jsonLd }, body, context.locale, settings, files.page(used)),
      }
    },
  }
}

const emptyPage: Omit<Page, 'title' | 'description'> = {
  status: 404,
  paths: { nl: '/', en: '/', fr: '/' },
  floor: { seed: 'error', family: 'ochre' },
  jsonLd: [],
  blocks: [],
}

/** Blocks that stand on every page, outside what the page is about. */
const around = new Set(['footer', 'cookie'])

const structuredData = ({ jsonLd }: BlockDefinition, data: unknown, context: PageContext) =>
  jsonLd ? [jsonLd(data, context)] : []

export type SiteRenderer = Awaited<ReturnType<typeof createSite>>
