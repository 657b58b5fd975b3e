import { isMonth } from '../../src/domain/days.ts'
import { formatMonth } from '../../src/domain/format.ts'
import { inLocale, type Locale, type Localized } from '../../src/domain/locales.ts'
import { type LandingKind, landingPaths } from '../../src/domain/slugs.ts'
import type { CourseListBlockQuery, FacetValueFragment } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import type { PageContext } from '../../src/ui/page-context.ts'
import type { Says } from '../../src/ui/texts.ts'
import { type FilterName, filterNames } from './address.ts'

/** The values of each filter, in the order of the filters. */
export type Facets = Record<FilterName, FacetValueFragment[]>

type Answered = Record<FilterName, (FacetValueFragment | null)[]>

/** Themes come in the order of their keys, and are read in that of their names. */
const byName = (locale: Locale) => (one: FacetValueFragment, other: FacetValueFragment) =>
  (inLocale(one.name, locale) ?? '').localeCompare(inLocale(other.name, locale) ?? '', locale)

export const facetsOf = (answered: Answered, locale: Locale): Facets => ({
  types: listed(answered.types),
  categories: listed(answered.categories),
  themes: listed(answered.themes).toSorted(byName(locale)),
  locations: listed(answered.locations),
  languages: listed(answered.languages),
  months: listed(answered.months),
  durations: listed(answered.durations),
})

type Found = NonNullable<CourseListBlockQuery['filteredCourses']>

/** A month has a name though nothing is planned in it. */
const plainName = (value: string, locale: Locale) => (isMonth(value) ? formatMonth(value, locale) : value)

/** What a value of a filter is called. */
export function nameOfValue(
  { facets }: Pick<Found, 'facets'>,
  name: FilterName,
  value: string,
  locale: Locale,
): string {
  const facet = facets?.[name].find((candidate) => candidate?.value === value)
  return inLocale(facet?.name, locale) ?? plainName(value, locale)
}

/** What was asked for, in words: the search, and the chosen values of each filter. */
const askedFor = (found: Found, { search, locale }: PageContext, t: Says<'course-list'>): string[] => [
  ...(search.search?.[0] ? [t('quoted', { word: found.corrected ?? search.search[0] })] : []),
  ...filterNames.flatMap((name) => (search[name] ?? []).map((value) => nameOfValue(found, name, value, locale))),
]

/** '2 opleidingen · Digitalisering · Gent · pagina 2': what was found for what; '' for the whole list's first page. */
export function foundTitle(found: Found, page: PageContext, t: Says<'course-list'>): string {
  const asked = askedFor(found, page, t)
  const number = found.page > 1 ? [t('pageNumber', { number: found.page })] : []
  if (asked.length + number.length === 0) return ''
  return [t.count('found', found.total), ...asked, ...number].join(' · ')
}

type OfferedFacets = NonNullable<NonNullable<CourseListBlockQuery['filteredCourses']>['facets']>

interface Landing {
  key: string
  name: Partial<Localized<string | null>>
  paths: Localized
}

/** The pages of places or categories that have courses. */
export const landingsOf = (facets: Pick<OfferedFacets, LandingKind>, kind: LandingKind): Landing[] =>
  listed(facets[kind]).flatMap(({ value, name, count }) =>
    count > 0 ? [{ key: value, name, paths: landingPaths(kind, name) }] : [],
  )

/** Where a list with one place or one category chosen, and nothing else, has a page of its own. */
export function landingOf(facets: OfferedFacets, query: string): Localized | null {
  const [[kind, key] = [], ...others] = new URLSearchParams(query)
  if ((kind !== 'locations' && kind !== 'categories') || others.length > 0) return null
  return landingsOf(facets, kind).find((landing) => landing.key === key)?.paths ?? null
}
