import { calendarDay } from '../../domain/format.ts'
import { countValues, type Offer } from './count-values.ts'
import { type FacetName, facetNames } from './course-query.ts'
import type { FilterCatalogue } from './filter-catalogue.ts'
import type { ChosenIds } from './resolve-choices.ts'

/** Every value of every filter with how many of the courses found it would leave, as JSON; of the months, those to come. */
export function presentFacets(catalogue: FilterCatalogue, chosen: ChosenIds, offers: Offer[]): string {
  const countOf = countValues(catalogue, chosen, offers)
  const thisMonth = calendarDay(new Date()).slice(0, 7)
  const present = (name: FacetName) =>
    catalogue.values[name]
      .filter(({ value }) => name !== 'months' || value >= thisMonth)
      .map(({ id, json }) => `${json.slice(0, -1)},"count":${countOf(id)}}`)
  return `{${facetNames.map((name) => `"${name}":[${present(name)}]`).join(',')}}`
}

export const noFacets = JSON.stringify(Object.fromEntries(facetNames.map((name) => [name, []])))
