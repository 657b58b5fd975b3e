import type { FacetValueFragment } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import type { FilterName } from './address.ts'

/** The values of each filter, in the order of the filters. */
export type Facets = Record<FilterName, FacetValueFragment[]>

type Answered = Record<FilterName, (FacetValueFragment | null)[]>

export const facetsOf = (answered: Answered): Facets => ({
  types: listed(answered.types),
  categories: listed(answered.categories),
  themes: listed(answered.themes),
  locations: listed(answered.locations),
  languages: listed(answered.languages),
})
