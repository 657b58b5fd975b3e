import type { Locale } from '../domain/locales.ts'

/** Where a page is being made: what a block or a form may know of the request. */
export interface PageContext {
  locale: Locale
  /** Without locale prefix: '/courses'. */
  path: string
  /** The search part, each name with all its values. */
  search: Record<string, string[]>
  /** What the route caught: { slug }. */
  params: Record<string, string>
}
