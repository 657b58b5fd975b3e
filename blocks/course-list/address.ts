import { localePath } from '../../src/domain/locales.ts'
import type { PageContext } from '../../src/ui/page-context.ts'

export const filterNames = ['types', 'categories', 'locations', 'languages', 'months', 'durations', 'themes'] as const
export type FilterName = (typeof filterNames)[number]

/** This list with a part of its address changed, from the first page on unless a page is named. */
export function listAddress(page: PageContext, changes: Record<string, string[]>): string {
  const wanted = { ...page.search, page: [], ...changes }
  const query = new URLSearchParams(
    Object.entries(wanted).flatMap(([name, values]) => values.map((value) => [name, value])),
  ).toString()
  return localePath(page.path, page.locale) + (query && `?${query}`)
}

/** What of the query makes another page of the list: filters and number, and nothing while one searches. */
export function canonicalQuery({ search }: PageContext): string {
  if (search.search) return ''
  const kept = [...filterNames, 'page'].flatMap((name) => (search[name] ?? []).map((value) => [name, value]))
  return new URLSearchParams(kept).toString()
}

/** The values of a filter with one of them switched on or off. */
export function toggled(page: PageContext, name: FilterName, value: string): string[] {
  const chosen = page.search[name] ?? []
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}

interface Preset {
  location?: string | null
  category?: string | null
}

/** A list of one place or one category, whatever page it stands on. */
export const hasPreset = ({ location, category }: Preset): boolean => Boolean(location || category)

/** For such a list, the page of courses with that filter chosen: what its links lead on from. */
export function withPreset(content: Preset, page: PageContext): PageContext {
  if (!hasPreset(content)) return page
  const { location, category } = content
  const search = { ...(category && { categories: [category] }), ...(location && { locations: [location] }) }
  return { ...page, path: '/courses', search }
}
