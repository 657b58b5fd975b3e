import type { PageContentType } from '../../schemas/static-content.ts'

/** What stands at an address: the static content that is the page, a page or a course by its slug, a screen of ours. */
export type RouteTarget =
  | { kind: 'content'; type: PageContentType }
  | { kind: 'page' }
  | { kind: 'course' }
  | { kind: 'verify' }

export interface Route {
  path: string
  target: RouteTarget
  /** Search parameters the page reads; all others change nothing and are left out of its cache key. */
  search?: readonly string[]
  /** How a parameter is meant, where it may be written in several ways. */
  canonical?: (name: string, value: string) => [name: string, value: string]
}

const content = (path: string, type: PageContentType): Route => ({ path, target: { kind: 'content', type } })

const catalogueSearch = ['search', 'types', 'categories', 'themes', 'locations', 'languages', 'sort', 'page'] as const

const filters = new Map([
  ['type', 'types'],
  ['category', 'categories'],
  ['theme', 'themes'],
  ['location', 'locations'],
  ['language', 'languages'],
])

/** Filters under the specification's own names too (section 3), in any case. */
function canonicalFilter(name: string, value: string): [string, string] {
  const filter = filters.get(name) ?? name
  if (![...filters.values()].includes(filter)) return [name, value]
  return [filter, filter === 'types' ? value.toUpperCase() : value.toLowerCase()]
}

/** Every page of the site without its locale prefix (spec section 2). */
export const routes: Route[] = [
  content('/', 'homepage'),
  { ...content('/courses', 'course'), search: catalogueSearch, canonical: canonicalFilter },
  { path: '/courses/:slug', target: { kind: 'course' } },
  content('/about', 'about'),
  content('/coaching', 'coaching'),
  content('/facilities', 'classrooms'),
  content('/contact', 'contact'),
  content('/privacy', 'privacy'),
  content('/disclaimer', 'disclaimer'),
  { path: '/page/:slug', target: { kind: 'page' } },
  { path: '/verify', target: { kind: 'verify' }, search: ['code'] },
  { path: '/verify/:code', target: { kind: 'verify' } },
]

export interface RouteMatch {
  route: Route
  params: Record<string, string>
}

const routesInParts = routes.map((route) => ({ route, wanted: route.path.split('/') }))

/** Which route an unprefixed path belongs to; null for a path nobody serves. */
export function matchRoute(path: string): RouteMatch | null {
  const parts = path.split('/')
  for (const { route, wanted } of routesInParts) {
    if (wanted.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = wanted.every((part, index) => {
      const given = parts[index] ?? ''
      if (!part.startsWith(':')) return part === given
      params[part.slice(1)] = given
      return given !== ''
    })
    if (fits) return { route, params }
  }
  return null
}
