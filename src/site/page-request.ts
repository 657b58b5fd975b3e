import { localePath, splitLocale } from '../domain/locales.ts'
import { allTexts } from '../ui/all-texts.ts'
import type { FormState } from '../ui/forms/form-state.ts'
import type { PageContext } from '../ui/page-context.ts'
import type { Texts } from '../ui/texts.ts'
import { notFoundPage } from './not-found/page.ts'
import { pages } from './pages.ts'
import { createMatcher, readSearch } from './screens/create-matcher.ts'
import type { PageDefinition } from './screens/define-page.ts'

/** What a form that was accepted says on the next page: `?said=newsletter`. */
export type Flash = keyof Texts['said']

const names = Object.keys(allTexts.nl.said) as Flash[]

/** Which of the known sentences an address asks for; anything else says nothing. */
const flashIn = (search: URLSearchParams): Flash | undefined => names.find((name) => name === search.get('said'))

const match = createMatcher(pages)

export interface PageRequest {
  context: PageContext
  definition: PageDefinition
  /** What a form that was accepted says here. */
  flash?: Flash
  /** Only what depends on the search, for a script that has the rest of the page (`?only=list`). */
  isListAlone?: boolean
  /** The address with only what the page reads, in a fixed order: equal keys are equal pages. */
  key: string
}

/** Reads an address ('/en/courses?search=excel'); a path that is not valid UTF-8 leads nowhere. */
export function readPageRequest(url: URL): PageRequest {
  const { pathname } = url
  const decoded = decodePath(pathname)
  const { locale, path } = splitLocale(decoded ?? pathname)
  const found = decoded === null ? null : match(path)
  const { route: definition, params } = found ?? { route: notFoundPage, params: {} }
  const search = url.search ? readSearch(url.searchParams, definition) : {}
  const flash = url.search ? flashIn(url.searchParams) : undefined
  const isListAlone = Boolean(definition.hasListAlone) && url.searchParams.get('only') === 'list'
  const kept = Object.entries(search).flatMap(([name, values]) => values.map((value) => [name, value]))
  if (flash) kept.push(['said', flash])
  if (isListAlone) kept.push(['only', 'list'])
  const query = kept.length > 0 ? new URLSearchParams(kept).toString() : ''
  return {
    context: { locale, path, search, params, now: new Date().toISOString() },
    definition,
    ...(flash && { flash }),
    isListAlone,
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

/** The request for a page as its form was filled in: what the page reads of its address, it reads of the form then. */
export function requestFromForm(request: PageRequest, { values }: FormState): PageRequest {
  const { definition, context } = request
  const typed = (definition.search ?? []).flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : [[name, [value].flat()] as const]
  })
  return { ...request, context: { ...context, search: { ...context.search, ...Object.fromEntries(typed) } } }
}
