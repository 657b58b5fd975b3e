import { isMonth } from '../../src/domain/days.ts'
import { formatMonth } from '../../src/domain/format.ts'
import { inLocale, type Locale } from '../../src/domain/locales.ts'
import type { Translate } from '../../src/domain/translator.ts'
import type { CourseListBlockQuery } from '../../src/ui/gql/graphql.ts'
import type { Texts } from '../../src/ui/texts.ts'
import type { PageContext } from '../define-block.ts'
import { type FilterName, filterNames } from './address.ts'

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
const askedFor = (found: Found, { search, locale }: PageContext, t: Translate<Texts['course-list']>): string[] => [
  ...(search.search?.[0] ? [t('quoted', { word: found.corrected ?? search.search[0] })] : []),
  ...filterNames.flatMap((name) => (search[name] ?? []).map((value) => nameOfValue(found, name, value, locale))),
]

/** '2 opleidingen · Digitalisering · Gent · pagina 2': what was found for what; '' for the whole list's first page. */
export function foundTitle(found: Found, page: PageContext, t: Translate<Texts['course-list']>): string {
  const asked = askedFor(found, page, t)
  const number = found.page > 1 ? [t('pageNumber', { number: found.page })] : []
  if (asked.length + number.length === 0) return ''
  return [t.count('found', found.total), ...asked, ...number].join(' · ')
}
