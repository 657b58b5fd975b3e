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
