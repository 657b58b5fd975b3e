import { parse } from 'regexparam'
import { type DefaultParams, matchRoute } from 'wouter'
import type { PageContext } from '../../ui/page-context.ts'
import type { PageDefinition } from './define-page.ts'

/** What stands at a path, and what the path's parameters stand for: { slug }. */
export interface Match<Route> {
  route: Route
  params: Record<string, string>
}

/** As wouter reads a path, compiled once, and capitals are no small letters. */
function compile(path: string) {
  const { pattern, keys } = parse(path)
  return { pattern: new RegExp(pattern.source), keys }
}

const isPlain = ({ path }: { path: string }) => !/[:*]/.test(path)

/** Which of the routes an unprefixed path belongs to: the first one that fits it. */
export function createMatcher<Route extends { path: string }>(routes: readonly Route[]) {
  const plain = new Map(routes.filter(isPlain).map((route) => [route.path, { route, params: {} }]))
  const patterns = new Map(routes.map(({ path }) => [path, compile(path)]))
  const parser = (path: string) => patterns.get(path) ?? compile(path)
  const others = routes.filter((route) => !isPlain(route))

  return (path: string): Match<Route> | null => {
    const known = plain.get(path)
    if (known) return known
    for (const route of others) {
      const [fits, found] = matchRoute<DefaultParams>(parser, route.path, path)
      if (!fits) continue
      const { keys } = parser(route.path)
      return { route, params: Object.fromEntries(keys.map((name) => [name, found[name] ?? ''])) }
    }
    return null
  }
}

/** What a page reads of an address's search, in the order in which it names it. */
export function readSearch(
  given: URLSearchParams,
  definition: Pick<PageDefinition, 'search' | 'canonical'>,
): PageContext['search'] {
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
