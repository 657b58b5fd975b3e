import { scriptJson } from '../../domain/html.ts'
import { pages } from '../pages.ts'
import type { Area, PageDefinition } from '../screens/define-page.ts'
import type { Site } from '../screens/site.ts'
import type { AreaData, AreaPage } from './area-data.ts'
import type { BrowserFiles } from './browser-files.ts'
import type { PageFiles } from './document.ts'

type Made = Pick<AreaData, 'page' | 'data' | 'form' | 'status'>

/** An object as JSON without its braces, to stand in another. */
const members = (object: object): string => scriptJson(object).slice(1, -1)

/** What a page of an area has beside its HTML, for scripts to take it over. */
export function createAreas(files: BrowserFiles, site: Site & { controlPanelUrl: string }) {
  const written = new Map<string, string>()

  const pagesOf = (area: Area, blocks: readonly string[]): AreaPage[] =>
    pages.flatMap(({ path, area: own, screen }) =>
      own === area && screen ? [{ path, ...files.screen(screen).modules, style: files.style?.(blocks, screen) }] : [],
    )

  /** What all pages of an area are told alike, where `blocks` stand around each: members of a JSON object, written once. */
  function commonMembers(area: Area, blocks: readonly string[]): string {
    const key = `${area} ${blocks}`
    const known = written.get(key)
    if (known) return known
    const { brand, publicUrl, hasKit, measuring } = site
    const common: Omit<AreaData, keyof Made | 'texts'> = {
      pages: pagesOf(area, blocks),
      site: { brand, publicUrl, hasKit, measuring },
      signsInElsewhere: !site.controlPanelUrl.startsWith('/'),
    }
    const json = members(common)
    written.set(key, json)
    return json
  }

  return {
    /** What wakes it, and what that fetches at once. */
    filesOf({ area, screen, partOf }: PageDefinition, { data, page }: Pick<Made, 'data' | 'page'>): PageFiles['area'] {
      if (!area || !screen) return undefined
      const { preloads } = files.screen(screen, partOf?.(data, page))
      return { ...files.area(area, page.locale), preloads }
    },
    /** A screen's HTML as scripts find it: with all that it was made of. */
    wrap({ area }: PageDefinition, html: string, made: Made, blocks: readonly string[]): string {
      if (!area) return html
      const { texts } = files.area(area, made.page.locale)
      const data = `{${members(made)},${commonMembers(area, blocks)},${members({ texts })}}`
      return `<div data-area="${area}"><div>${html}</div><script type="application/json">${data}</script></div>`
    },
  }
}
