import { defaultLocale, isLocale, type Locale } from '../../domain/locales.ts'
import type { ErrorDetail, Paging, Sort } from '../platform/index.ts'
import { ApiError, readPaging, readSearch, readSort } from '../platform/index.ts'

/** The filters that take several values and come back counted as facets. */
export const courseFacets = ['types', 'categories', 'themes', 'durations'] as const
/** One and the same session to come has a chosen value of each of these. */
export const sessionFacets = ['locations', 'languages', 'months'] as const
export const facetNames = [...courseFacets, ...sessionFacets] as const
export type CourseFacet = (typeof courseFacets)[number]
export type SessionFacet = (typeof sessionFacets)[number]
export type FacetName = (typeof facetNames)[number]

/** As the specification names them (section 3). */
const singular: Record<FacetName, string> = {
  types: 'type',
  categories: 'category',
  themes: 'theme',
  durations: 'duration',
  locations: 'location',
  languages: 'language',
  months: 'month',
}

/** What a filter was given: any of what is wanted, none of what is unwanted. */
interface Choice {
  /** The name it was given under. */
  path: string
  wanted: string[]
  unwanted: string[]
}

/** The filters that were given anything. */
export type Choices = Partial<Record<FacetName, Choice>>

const courseSorts = ['relevance', 'title', 'price', 'nextSession'] as const

export interface CourseQuery extends Paging {
  search: string
  chosen: Choices
  showOnHomePage: boolean | null
  /** Counting them is most of the work, and few callers show them. */
  facets: boolean
  locale: Locale
  sort: Sort[]
}

type Query = Record<string, string[]>

const booleans = ['showOnHomePage', 'facets'] as const
const singleNames = [...booleans, 'locale']
const names: string[] = [...facetNames, ...Object.values(singular), ...singleNames, 'search', 'sort', 'page', 'limit']

/** 'a,b' and repetition both mean any of, '!a,b' none of; '=' before a value says the same as nothing. */
function choiceOf(path: string, texts: string[]): Choice {
  const valuesOf = (some: string[]) =>
    some
      .flatMap((text) => text.replace(/^[=!]/, '').split(','))
      .map((value) => value.trim())
      .filter(Boolean)
  const isUnwanted = (text: string) => text.startsWith('!')
  return {
    path,
    wanted: valuesOf(texts.filter((text) => !isUnwanted(text))),
    unwanted: valuesOf(texts.filter(isUnwanted)),
  }
}

function choicesOf(query: Query): Choices {
  const chosen: Choices = {}
  for (const name of facetNames) {
    const other = singular[name]
    const choice = choiceOf(query[name] ? name : other, [...(query[name] ?? []), ...(query[other] ?? [])])
    if (choice.wanted.length + choice.unwanted.length > 0) chosen[name] = choice
  }
  return chosen
}

function errorsOf(query: Query): ErrorDetail[] {
  const errors: ErrorDetail[] = []
  const addError = (path: string, message: string) => errors.push({ path, message })
  for (const name of Object.keys(query)) if (!names.includes(name)) addError(name, 'is no filter of courses')
  for (const name of singleNames) if ((query[name]?.length ?? 0) > 1) addError(name, 'must be given once')
  const [locale] = query.locale ?? []
  if (locale !== undefined && !isLocale(locale)) addError('locale', `'${locale}' is no language of this site`)
  for (const name of booleans)
    if (!/^=?(?:true|false)$/.test(query[name]?.[0] ?? 'true')) addError(name, 'must be true or false')
  return errors
}

/** What a catalogue request asks for; anything unknown is a 400 that names it. */
export function readCourseQuery(query: Query): CourseQuery {
  const errors = errorsOf(query)
  if (errors.length > 0) throw new ApiError('INVALID', errors)
  const [locale] = query.locale ?? []
  const [onHomePage] = query.showOnHomePage ?? []
  return {
    ...readPaging(query),
    search: readSearch(query),
    chosen: choicesOf(query),
    showOnHomePage: onHomePage === undefined ? null : onHomePage.endsWith('true'),
    facets: !query.facets?.[0]?.endsWith('false'),
    locale: isLocale(locale) ? locale : defaultLocale,
    sort: readSort(query, courseSorts, [['relevance', 'DESC']]),
  }
}
