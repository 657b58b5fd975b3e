import type { ErrorDetail } from '../errors.ts'
import { type Choices, type FacetName, facetNames } from './course-query.ts'
import type { FilterCatalogue } from './filter-catalogue.ts'

/** How many of the courses found are of a kind. */
export type KindCount = [kind: number, count: number]

/** Ids of chosen values. */
type ChosenIds = Partial<Record<FacetName, { wanted: Set<string>; unwanted: Set<string> }>>

export interface ResolvedChoices {
  ids: ChosenIds
  /** The chosen values that a filter does not have, neither as value nor as id. */
  unknown: ErrorDetail[]
}

/** What values in a query stand for, whatever case they are in. */
export function resolveChoices(chosen: Choices, { values }: FilterCatalogue): ResolvedChoices {
  const ids: ChosenIds = {}
  const unknown: ErrorDetail[] = []
  for (const name of facetNames) {
    const choice = chosen[name]
    if (!choice) continue
    const idsOf = (texts: string[]) =>
      texts.flatMap((text) => {
        const small = text.toLowerCase()
        const found = values[name].find(({ id, value }) => value.toLowerCase() === small || id.toLowerCase() === small)
        if (!found) unknown.push({ path: choice.path, message: `'${text}' is not known` })
        return found ? [found.id] : []
      })
    ids[name] = { wanted: new Set(idsOf(choice.wanted)), unwanted: new Set(idsOf(choice.unwanted)) }
  }
  return { ids, unknown }
}

/** The filters that keep a kind of course away. */
const obstaclesOf = (kind: Record<FacetName, string[]>, chosen: ChosenIds): FacetName[] =>
  facetNames.filter((name) => {
    const choice = chosen[name]
    if (!choice) return false
    const { wanted, unwanted } = choice
    return kind[name].some((id) => unwanted.has(id)) || (wanted.size > 0 && !kind[name].some((id) => wanted.has(id)))
  })

/** The kinds of course that all filters let through. */
export const passingKinds = ({ kinds }: FilterCatalogue, chosen: ChosenIds): number[] =>
  [...kinds].flatMap(([id, kind]) => (obstaclesOf(kind, chosen).length === 0 ? [id] : []))

/** Every value of every filter with how many of the courses found it would leave, all other filters standing, as JSON. */
export function presentFacets({ kinds, values }: FilterCatalogue, chosen: ChosenIds, found: KindCount[]): string {
  const counts = new Map<string, number>()
  for (const [id, count] of found) {
    const kind = kinds.get(id)
    if (!kind) continue
    const [first, ...others] = obstaclesOf(kind, chosen)
    if (others.length > 0) continue
    for (const name of first ? [first] : facetNames) {
      for (const value of kind[name]) counts.set(value, (counts.get(value) ?? 0) + count)
    }
  }
  const present = (name: FacetName) =>
    values[name].map(({ id, value, name: shown }) => ({ value, name: shown, count: counts.get(id) ?? 0 }))
  return JSON.stringify(Object.fromEntries(facetNames.map((name) => [name, present(name)])))
}

export const noFacets = JSON.stringify(Object.fromEntries(facetNames.map((name) => [name, []])))
