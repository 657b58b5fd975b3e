import { parse } from 'regexparam'
import { type DefaultParams, matchRoute } from 'wouter'

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
