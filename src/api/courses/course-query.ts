import { type CourseType, courseTypes } from '../../domain/courses.ts'
import { defaultLocale, isLocale, type Locale } from '../../domain/locales.ts'
import { ApiError, type ErrorDetail } from '../errors.ts'
import { type Paging, readPaging, readSort, type Sort } from '../list-query.ts'

/** The filters that take several values and come back counted as facets. */
export const facetNames = ['types', 'categories', 'themes', 'locations', 'languages'] as const
export type FacetName = (typeof facetNames)[number]

const courseSorts = ['relevance', 'title', 'price', 'nextSession'] as const

export interface CourseQuery extends Paging {
  search: string
  chosen: Record<FacetName, string[]>
  showOnHomePage: boolean | null
  /** Counting them is most of the work, and few callers show them. */
  facets: boolean
  locale: Locale
  sort: Sort[]
}

type Query = Record<string, string[]>

const booleans = ['showOnHomePage', 'facets'] as const
const singleNames = ['search', ...booleans, 'locale']
const names: string[] = [...facetNames, ...singleNames, 'sort', 'page', 'limit']
const longestSearch = 200

const isCourseType = (value: string): value is CourseType => courseTypes.some((type) => type === value)

/** 'a,b' and repetition both mean any of; '=' before a value says the same as nothing. */
const valuesOf = (texts: string[] = []) =>
  texts
    .flatMap((text) => text.replace(/^=/, '').split(','))
    .map((value) => value.trim())
    .filter(Boolean)

function errorsOf(query: Query, types: string[]): ErrorDetail[] {
  const errors: ErrorDetail[] = []
  const refuse = (path: string, message: string) => errors.push({ path, message })
  for (const name of Object.keys(query)) if (!names.includes(name)) refuse(name, 'is no filter of courses')
  for (const name of singleNames) if ((query[name]?.length ?? 0) > 1) refuse(name, 'must be given once')
  for (const type of types) if (!isCourseType(type)) refuse('types', `'${type}' is no course type`)
  const [locale] = query.locale ?? []
  if (locale !== undefined && !isLocale(locale)) refuse('locale', `'${locale}' is no language of this site`)
  for (const name of booleans)
    if (!/^=?(?:true|false)$/.test(query[name]?.[0] ?? 'true')) refuse(name, 'must be true or false')
  if ((query.search?.[0]?.length ?? 0) > longestSearch)
    refuse('search', `must have at most ${longestSearch} characters`)
  return errors
}

/** What a catalogue request asks for; anything unknown is a 400 that names it. */
export function readCourseQuery(query: Query): CourseQuery {
  const types = valuesOf(query.types)
  const errors = errorsOf(query, types)
  if (errors.length > 0) throw new ApiError('INVALID', errors)
  const [locale] = query.locale ?? []
  const [onHomePage] = query.showOnHomePage ?? []
  return {
    ...readPaging(query),
    search: query.search?.[0]?.trim() ?? '',
    chosen: {
      types,
      categories: valuesOf(query.categories),
      themes: valuesOf(query.themes),
      locations: valuesOf(query.locations),
      languages: valuesOf(query.languages),
    },
    showOnHomePage: onHomePage === undefined ? null : onHomePage.endsWith('true'),
    facets: !query.facets?.[0]?.endsWith('false'),
    locale: isLocale(locale) ? locale : defaultLocale,
    sort: readSort(query, courseSorts, [['relevance', 'DESC']]),
  }
}
