import type { ComponentType } from 'react'
import type { PageContext } from '../../blocks/define-block.ts'
import type { Locale } from '../domain/locales.ts'
import type { TypedDocumentString } from '../ui/gql/graphql.ts'
import type { PlacedBlock } from './placed-blocks.ts'
import type { Site } from './site.ts'

/** What a page says of itself, in the language of its reader. */
export interface Head {
  title: string
  description: string
  /** 404 where the page itself says that something is not there. */
  status?: 200 | 404
  /** Its unprefixed path in each language, where slugs are translated; left out, the same in all. */
  paths?: Record<Locale, string>
  /** Seed of the page's tiles and picture. */
  floor: { seed: string; family: string }
  jsonLd?: object[]
}

/** What a page's component gets, and nothing else. */
export interface ScreenProps<Data = null> {
  data: Data
  page: PageContext
}

/** What a page asks before it can be made; `variables` is null when it needs none of it. */
interface PageQuery<Data, Variables> {
  document: TypedDocumentString<Data, Variables>
  variables(page: PageContext): Variables | null
  /** false: what the address names is not there, and the page is not found. */
  isThere?(data: NoInfer<Data>): boolean
  /** What cannot be found (404) is null in the data, and the page says so itself. */
  mayBeMissing?: true
}

export interface PageDefinition<Data = unknown, Variables = unknown> {
  /** Without locale prefix: '/courses/:slug'; '*' is any other path. */
  path: string
  /** Search parameters the page reads; all others change nothing and are left out of its cache key. */
  search?: readonly string[]
  /** How a parameter is meant, where it may be written in several ways. */
  canonical?(name: string, value: string): [name: string, value: string]
  query?: PageQuery<Data, Variables>
  head(data: NoInfer<Data>, page: PageContext, site: Site): Head
  /** Its blocks, after the component when it has both. */
  layout?(data: NoInfer<Data>, page: PageContext): PlacedBlock[]
  /** Its layout holds a footer and a cookie question; any other page gets those of the catalogue. */
  isArranged?: true
  /** What search engines are not to list although it is there. */
  unlisted?: true
  /** The folder under src/site with the component's file of the same name; its style is linked on this page alone. */
  screen?: string
  /** Named, not loaded: whoever reads the list of pages never meets React. */
  component?(): Promise<{ Screen: ComponentType<ScreenProps<NoInfer<Data>>> }>
}

/** Declares a page. Its parts fit each other here; from here on all pages are one kind. */
export const definePage = <Data = null, Variables = null>(definition: PageDefinition<Data, Variables>) =>
  definition as unknown as PageDefinition
