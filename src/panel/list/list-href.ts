import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from '../panel-path.ts'

/** The list's address with something of it changed; what is empty is left out, and with another order it is the first page. */
export function listHref(page: PageContext, path: string, changes: Record<string, string>): string {
  const { page: _, ...search } = page.search
  const kept = Object.fromEntries(Object.entries(search).map(([name, [value = '']]) => [name, value]))
  const query = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== '')
  return panelPath(path, page.locale) + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')
}
