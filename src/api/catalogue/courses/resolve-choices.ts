import { isMonth } from '../../../domain/days.ts'
import type { ErrorDetail } from '../../platform/index.ts'
import { type Choices, type FacetName, facetNames } from './course-query.ts'
import type { FilterCatalogue } from './filter-catalogue.ts'

/** Ids of chosen values. */
export type ChosenIds = Partial<Record<FacetName, { wanted: Set<string>; unwanted: Set<string> }>>

export interface ResolvedChoices {
  ids: ChosenIds
  /** The chosen values that a filter does not have, neither as value nor as id. */
  unknown: ErrorDetail[]
}

/**
 * What a value in a query stands for, whatever case it is in and as the specification names it ('Not Eligible'); nothing
 * may be planned in a month that there is.
 */
function idOf(name: FacetName, text: string, { values }: FilterCatalogue): string | null {
  if (name === 'months') return isMonth(text) ? text : null
  const small = text.toLowerCase().replaceAll(' ', '-')
  const found = values[name].find(({ id, value }) => value.toLowerCase() === small || id.toLowerCase() === small)
  return found?.id ?? null
}

/** What the values in a query stand for. */
export function resolveChoices(chosen: Choices, catalogue: FilterCatalogue): ResolvedChoices {
  const ids: ChosenIds = {}
  const unknown: ErrorDetail[] = []
  for (const name of facetNames) {
    const choice = chosen[name]
    if (!choice) continue
    const idsOf = (texts: string[]) =>
      texts.flatMap((text) => {
        const id = idOf(name, text, catalogue)
        if (id === null) unknown.push({ path: choice.path, message: `'${text}' is not known` })
        return id ?? []
      })
    ids[name] = { wanted: new Set(idsOf(choice.wanted)), unwanted: new Set(idsOf(choice.unwanted)) }
  }
  return { ids, unknown }
}
