import type { FormState } from '../../ui/forms/form-state.ts'
import type { PageContext } from '../../ui/page-context.ts'
import type { PageRequest } from '../page-request.ts'
import type { Screens } from '../pages.ts'
import { memoize } from '../screens/memoize.ts'
import { areaPrefix } from './area-data.ts'
import { type Blocks, isSurrounding, keyOfRead, opensPage, pageFor, type ReadyBlock } from './blocks.tsx'
import { documentEnd, listHead } from './document.ts'
import type { createAreas } from './draw-area.ts'
import {
  drawAreaStart,
  drawCrumbs,
  drawHead,
  drawHeader,
  drawJourneyFooter,
  drawSnackbars,
  htmlInTexts,
  type SiteSettings,
} from './frame.tsx'
import type { Page } from './load-page.ts'

export interface RenderedPage {
  status: number
  /** The HTML in UTF-8; a part that was drawn before is the same Buffer again. */
  parts: Buffer[]
  /** No other site may hear of its address. */
  hasSecretAddress?: boolean
}

/** What pages are drawn with. */
export interface Renderer {
  settings: SiteSettings
  blocks: Blocks
  screens: Screens
  areas: ReturnType<typeof createAreas>
}

/** A page with its blocks, before anything of it is drawn. */
export interface Prepared {
  page: Page
  ready: ReadyBlock[]
}

/** What makes one visit's page another than that of the same address without it. */
export interface Visit {
  /** What was refused of a form, and what the page is then answered with. */
  form?: FormState
  status?: number
}

const made = memoize<Page>()

/** The page as the first of its blocks that has a say in it calls it. */
function headByBlocks(page: Page, blocks: readonly ReadyBlock[], context: PageContext): Page {
  const block = blocks.find(({ definition }) => definition.head)
  if (!block || page.status !== 200) return page
  const { definition, content, data } = block
  return made(page, data, keyOfRead(definition, context), () => {
    const head = definition.head?.(content as never, data, pageFor(definition, context), page.title)
    if (!head) return page
    const { title, query, description = page.description, unlisted = page.unlisted, paths = page.paths } = head
    return { ...page, title, query, description, unlisted, paths }
  })
}

/** What a page says that no block of it does. */
function drawScreen(
  { definition, data, visitor }: Page,
  page: PageContext,
  used: string[],
  { form, status = 200 }: Visit,
  { settings, screens, areas }: Renderer,
): Buffer[] {
  const Screen = screens.get(definition)?.Screen
  if (!Screen) return []
  const own = definition.forms?.some(({ name }) => name === form?.form) ? form : undefined
  const props = { data, page: visitor ? { ...page, visitor } : page, form: own, status }
  const screen = <Screen {...props} publicUrl={settings.publicUrl} />
  const html = htmlInTexts(page.locale, screen, definition.area && areaPrefix)
  return [Buffer.from(areas.wrap(definition, html, props, used))]
}

/** The blocks of a page that depend on its search, and its title: the rest stays as a script has it. */
export function assembleList(
  { context }: PageRequest,
  { page, ready }: Prepared,
  html: Buffer[],
  { settings }: Renderer,
): RenderedPage {
  const { title } = headByBlocks(page, ready, context)
  const head = Buffer.from(listHead(title, context.locale, settings))
  const shown = html.filter((_, place) => ready[place]?.definition.reads?.includes('search'))
  return { status: 200, parts: [head, ...shown, parts.end] }
}

const parts = {
  main: Buffer.from('<main id="content" tabindex="-1">'),
  mainEnd: Buffer.from('</main>'),
  end: Buffer.from(documentEnd),
}

/** A document of a page, with its blocks in their order; a draft has a bar above it, and its languages at a path of its own. */
export function assemble(
  request: PageRequest,
  { page: loaded, ready }: Prepared,
  html: Buffer[],
  visit: Visit,
  renderer: Renderer,
  { bar, path }: { bar?: Buffer; path?: string } = {},
): RenderedPage {
  const { settings, areas } = renderer
  const { context } = request
  const { locale } = context
  const page = headByBlocks(loaded, ready, context)
  const types = ready.map((block) => block.definition.type)
  const used = [...new Set(types)]
  // The blocks keep their order; those around what the page is about stand outside the main landmark.
  const start = types.findIndex((type) => !opensPage(type))
  const end = Math.max(start, types.findLastIndex((type) => !isSurrounding(type)) + 1)
  const status = page.status === 200 ? (visit.status ?? 200) : page.status
  const areaFiles = areas.filesOf(page.definition, { data: page.data, page: context })
  return {
    status,
    hasSecretAddress: page.definition.hasSecretAddress === true,
    parts: [
      drawHead(page, locale, used, settings, areaFiles),
      ...(bar ? [bar] : []),
      ...html.slice(0, start),
      drawHeader(request, loaded, settings, path),
      ...drawAreaStart(page, locale, settings.fragments),
      parts.main,
      ...drawCrumbs(page, locale, settings.fragments),
      ...drawScreen(page, context, used, { ...visit, status }, renderer),
      ...html.slice(start, end),
      parts.mainEnd,
      ...html.slice(end),
      ...drawJourneyFooter(page, request, settings.fragments),
      drawSnackbars(page, request, settings.fragments, visit.form),
      parts.end,
    ],
  }
}
