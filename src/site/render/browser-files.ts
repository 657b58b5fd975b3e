import { registry } from '../../../blocks/registry.ts'
import type { Locale } from '../../domain/locales.ts'
import type { Area } from '../screens/define-page.ts'
import type { ScreenModules } from './area-data.ts'
import type { IslandFiles } from './blocks.tsx'
import type { PageFiles } from './document.ts'

/** The browser's files, by what a page holds. */
export interface BrowserFiles extends IslandFiles {
  page(blocks: readonly string[], screen?: string): PageFiles
  /** What wakes an area, and all that it says in a language. */
  area(name: Area, locale: Locale): { script: string; texts: string }
  /** The modules of a screen, by its folder, and whatever it takes to wake that screen, or one part of it. */
  screen(folder: string, part?: string): { modules: ScreenModules; preloads: string[] }
  /** The style of a screen's page with those blocks; development leaves it to Vite. */
  style?(blocks: readonly string[], screen: string): string
}

/** The source of a block's component: folder and file are named after its type. */
export const blockSource = (type: string) => `blocks/${type}/${type}.tsx`

export const screenSource = (folder: string) => `src/site/${folder}/screen.tsx`

/** The source of one part of a screen (PageDefinition.partOf). */
export const partSource = (folder: string, part: string) => `src/site/${folder}/${part}-step.tsx`

export const pageSource = (folder: string) => `src/site/${folder}/page.ts`

export const areaSource = 'src/site/client/area/area.tsx'

/** What the plain HTML of blocks is answered by, where React is not. */
export const scriptSources = (blocks: readonly string[]): string[] =>
  registry.flatMap(({ type, script }) => (script && blocks.includes(type) ? [script] : []))
