import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from '../panel-path.ts'
import { actCounts, namedColumns } from './list-choice.ts'

/** What the address of one page says, and the next one does not. */
const passing: readonly string[] = ['page', 'chosen', ...actCounts]

/** The list's address with something of it changed; what is empty is left out, and with another order it is the first page. */
export function listHref(page: PageContext, path: string, changes: Record<string, string>): string {
  const search = Object.entries(page.search).filter(([name]) => !passing.includes(name))
  const kept = {
    ...Object.fromEntries(search.map(([name, [value = '']]) => [name, value])),
    columns: namedColumns(page).join(','),
  }
  const query = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== '')
  return panelPath(path, page.locale) + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')
}
