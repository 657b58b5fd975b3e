import { inLocale, type Locale } from '../../src/domain/locales.ts'
import type { FacetValueFragment } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import type { FilterName } from './address.ts'

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
