import type { PageContext } from '../../blocks/define-block.ts'
import { localePath, splitLocale } from '../domain/locales.ts'
import { matchRoute, type Route, type RouteTarget } from './routes.ts'

export interface PageRequest {
  context: PageContext
  /** null: nothing stands at this address. */
  target: RouteTarget | null
  /** The address with only what the page reads, in a fixed order: equal keys are equal pages. */
  key: string
}

/** Reads an address ('/en/courses?search=excel'); a path that is not valid UTF-8 leads nowhere. */
export function readPageRequest(url: URL): PageRequest {
  const { pathname } = url
  const decoded = decodePath(pathname)
  const { locale, path } = splitLocale(decoded ?? pathname)
  const match = decoded === null ? null : matchRoute(path)
  const search = url.search ? readSearch(url.searchParams, match?.route ?? {}) : {}
  const kept = Object.entries(search).flatMap(([name, values]) => values.map((value) => [name, value]))
  const query = kept.length > 0 ? new URLSearchParams(kept).toString() : ''
  return {
    context: { locale, path, search, params: match?.params ?? {} },
    target: match?.route.target ?? null,
    key: localePath(path, locale) + (query && `?${query}`),
  }
}

function readSearch(given: URLSearchParams, { search: names = [], canonical }: Partial<Route>): PageContext['search'] {
  const pairs = [...given].map(([name, value]): [string, string] => canonical?.(name, value) ?? [name, value])
  const search: PageContext['search'] = {}
  for (const wanted of names) {
    const values = pairs.flatMap(([name, value]) => (name === wanted && value !== '' ? [value] : []))
    if (values.length > 0) search[wanted] = values
  }
  return search
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
