import type { PageContentType } from '../../schemas/static-content.ts'

/** What stands at an address: the static content that is the page, a page or a course by its slug, a screen of ours. */
export type RouteTarget =
  | { kind: 'content'; type: PageContentType }
  | { kind: 'page' }
  | { kind: 'course' }
  | { kind: 'verify' }

interface Route {
  path: string
  target: RouteTarget
  /** Search parameters the page reads; all others change nothing and are left out of its cache key. */
  search?: readonly string[]
}

const content = (path: string, type: PageContentType, search?: readonly string[]): Route => ({
  path,
  target: { kind: 'content', type },
  search,
})

const catalogueSearch = ['search', 'types', 'categories', 'themes', 'locations', 'languages', 'sort', 'page'] as const

/** Every page of the site without its locale prefix (spec section 2). */
export const routes: Route[] = [
  content('/', 'homepage'),
  content('/courses', 'course', catalogueSearch),
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
