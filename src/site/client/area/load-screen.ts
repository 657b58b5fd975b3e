import type { PageContext } from '../../../ui/page-context.ts'
import type { AreaPage } from '../../render/area-data.ts'
import type { PageDefinition, ScreenModule } from '../../screens/define-page.ts'
import { loadChunk, withPatience } from '../load-chunk.ts'

export interface LoadedScreen extends ScreenModule {
  definition: PageDefinition
  /** The sheet that it is drawn by; none where scripts bring their style themselves. */
  sheet?: HTMLLinkElement
}

const isDefinition = (value: unknown): value is PageDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value

const definitions = new Map<string, PageDefinition>()

/** What a page of the area is; each try after a failed one asks for another address. */
export async function loadDefinition({ path, page: address }: AreaPage): Promise<PageDefinition> {
  const known = definitions.get(path)
  if (known) return known
  const exported = Object.values(await loadChunk<Record<string, unknown>>(address))
  const definition = exported.filter(isDefinition).find((one) => one.path === path)
  if (!definition) throw new Error(`${address} has no page for ${path}`)
  definitions.set(path, definition)
  return definition
}

/** Fetches the part of a screen that is drawn for what was answered. */
export async function loadPart({ definition, loadPart: load }: LoadedScreen, data: unknown, page: PageContext) {
  const part = definition.partOf?.(data, page)
  if (part && load) await withPatience(load(part), definition.path)
}

/** What a page of the area is, and what draws it. */
export async function loadScreen(page: AreaPage): Promise<LoadedScreen> {
  const [definition, { Screen, loadPart }] = await Promise.all([
    loadDefinition(page),
    loadChunk<ScreenModule>(page.screen),
  ])
  return { definition, Screen, loadPart }
}
