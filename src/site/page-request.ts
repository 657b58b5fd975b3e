import type { PageContext } from '../../blocks/define-block.ts'
import { localePath, splitLocale } from '../domain/locales.ts'
import { matchRoute, type RouteTarget } from './routes.ts'

export interface PageRequest {
  context: PageContext
  /** null: nothing stands at this address. */
  target: RouteTarget | null
  /** The address with only what the page reads, in a fixed order: equal keys are equal pages. */
  key: string
}

/** Reads an address ('/en/courses?search=excel'); a path that is not valid UTF-8 leads nowhere. */
export function readPageRequest({ pathname, search, searchParams }: URL): PageRequest {
  const decoded = decodePath(pathname)
  const { locale, path } = splitLocale(decoded ?? pathname)
  const match = decoded === null ? null : matchRoute(path)
  const search: Record<string, string[]> = {}
  for (const name of match?.route.search ?? []) {
    const values = searchParams.getAll(name).filter((value) => value !== '')
    if (values.length > 0) search[name] = values
  }
  const kept = Object.entries(search).flatMap(([name, values]) => values.map((value) => [name, value]))
  const query = new URLSearchParams(kept).toString()
  return {
    context: { locale, path, search, params: match?.params ?? {} },
    target: match?.route.target ?? null,
    key: localePath(path, locale) + (query && `?${query}`),
  }
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
