import { scriptJson } from '../../domain/html.ts'
import { pages } from '../pages.ts'
import type { Area, PageDefinition } from '../screens/define-page.ts'
import type { Site } from '../screens/site.ts'
import type { AreaData, AreaPage } from './area-data.ts'
import type { BrowserFiles } from './browser-files.ts'
import type { PageFiles } from './document.ts'

type Made = Pick<AreaData, 'page' | 'data' | 'form' | 'status'>

/** What a page of an area has beside its HTML, for scripts to take it over. */
export function createAreas(files: BrowserFiles, site: Site & { controlPanelUrl: string }) {
  const known = new Map<string, AreaPage[]>()

  /** `blocks` stand around each of them. */
  function pagesOf(area: Area, blocks: readonly string[]): AreaPage[] {
    const key = [area, ...blocks].join()
    const found =
      known.get(key) ??
      pages.flatMap(({ path, area: own, screen }) =>
        own === area && screen ? [{ path, ...files.screen(screen).modules, style: files.style?.(blocks, screen) }] : [],
      )
    known.set(key, found)
    return found
  }

  return {
    /** What wakes it, and what that fetches at once. */
    filesOf({ area, screen, partOf }: PageDefinition, { data, page }: Pick<Made, 'data' | 'page'>): PageFiles['area'] {
      if (!area || !screen) return undefined
      const { preloads } = files.screen(screen, partOf?.(data, page))
      return { ...files.area(area, page.locale), preloads }
    },
    /** A screen's HTML as scripts find it: with all that it was made of. */
    wrap({ area }: PageDefinition, html: Buffer, made: Made, blocks: readonly string[]): Buffer {
      if (!area) return html
      const { brand, publicUrl, hasKit, measuring } = site
      const data: AreaData = {
        ...made,
        pages: pagesOf(area, blocks),
        site: { brand, publicUrl, hasKit, measuring },
        signsInElsewhere: !site.controlPanelUrl.startsWith('/'),
        texts: files.area(area, made.page.locale).texts,
      }
      const end = `</div><script type="application/json">${scriptJson(data)}</script></div>`
      return Buffer.concat([Buffer.from(`<div data-area="${area}"><div>`), html, Buffer.from(end)])
    },
  }
}
