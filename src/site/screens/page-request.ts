import { localePath, splitLocale } from '../../domain/locales.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { notFoundPage } from '../not-found/page.ts'
import { pages } from '../pages.ts'
import { createMatcher } from './create-matcher.ts'
import type { PageDefinition } from './define-page.ts'
import { readSearch } from './read-search.ts'
import { type Said, saidIn } from './said.ts'

interface PageMatch {
  definition: PageDefinition
  /** What the path's parameters stand for: { slug }. */
  params: Record<string, string>
}

const match = createMatcher(pages)

/** Which page an unprefixed path belongs to. */
function matchPage(path: string): PageMatch {
  const found = match(path)
  return found ? { definition: found.route, params: found.params } : { definition: notFoundPage, params: {} }
}

export interface PageRequest {
  context: PageContext
  definition: PageDefinition
  /** What a form that was accepted says here. */
  said?: Said
  /** The address with only what the page reads, in a fixed order: equal keys are equal pages. */
  key: string
}

/** Reads an address ('/en/courses?search=excel'); a path that is not valid UTF-8 leads nowhere. */
export function readPageRequest(url: URL): PageRequest {
  const { pathname } = url
  const decoded = decodePath(pathname)
  const { locale, path } = splitLocale(decoded ?? pathname)
  const { definition, params } = decoded === null ? { definition: notFoundPage, params: {} } : matchPage(path)
  const search = url.search ? readSearch(url.searchParams, definition) : {}
  const said = url.search ? saidIn(url.searchParams) : undefined
  const kept = Object.entries(search).flatMap(([name, values]) => values.map((value) => [name, value]))
  if (said) kept.push(['said', said])
  const query = kept.length > 0 ? new URLSearchParams(kept).toString() : ''
  return {
    context: { locale, path, search, params, now: new Date().toISOString() },
    definition,
    ...(said && { said }),
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
