import type { PageContext } from '../../ui/page-context.ts'
import type { PageDefinition } from './define-page.ts'

/** What a page reads of an address's search, in the order in which it names it. */
export function readSearch(given: URLSearchParams, definition: PageDefinition): PageContext['search'] {
  const { search: names = [] } = definition
  const pairs = [...given].map(
    ([name, value]): [string, string] => definition.canonical?.(name, value) ?? [name, value],
  )
  const search: PageContext['search'] = {}
  for (const wanted of names) {
    const values = pairs.flatMap(([name, value]) => (name === wanted && value !== '' ? [value] : []))
    if (values.length > 0) search[wanted] = values
  }
  return search
}
