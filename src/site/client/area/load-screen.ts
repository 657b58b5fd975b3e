import type { ComponentType } from 'react'
import type { PageContext } from '../../../ui/page-context.ts'
import type { AreaPage } from '../../render/area-data.ts'
import type { PageDefinition, ScreenProps } from '../../screens/define-page.ts'
import { loadChunk, withPatience } from '../load-chunk.ts'

export interface LoadedScreen {
  definition: PageDefinition
  Screen: ComponentType<ScreenProps<unknown>>
  /** The sheet that it is drawn by; none where scripts bring their style themselves. */
  sheet?: HTMLLinkElement
}

const isDefinition = (value: unknown): value is PageDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'component' in value

const definitions = new Map<string, PageDefinition>()

/** What a page of the area is; each try after a failed one asks for another address. */
export async function loadDefinition({ path, module: address }: AreaPage): Promise<PageDefinition> {
  const known = definitions.get(path)
  if (known) return known
  const exported = Object.values(await loadChunk<Record<string, unknown>>(address))
  const definition = exported.filter(isDefinition).find((one) => one.path === path)
  if (!definition) throw new Error(`${address} has no page for ${path}`)
  definitions.set(path, definition)
  return definition
}

/** The part of a screen that is drawn for what was answered. */
export async function loadPart({ path, parts }: PageDefinition, data: unknown, page: PageContext): Promise<void> {
  if (parts) await withPatience(parts.load(parts.of(data, page)), path)
}

export async function loadScreen(definition: PageDefinition): Promise<LoadedScreen> {
  const loading = definition.component?.()
  if (!loading) throw new Error(`${definition.path} has no component`)
  const { Screen } = await withPatience(loading, definition.path)
  return { definition, Screen }
}
