import { isMonth } from '../../domain/days.ts'
import type { ErrorDetail } from '../platform/index.ts'
import type { Choices, CourseFacet, FacetName, SessionFacet } from './course-query.ts'
import { courseFacets, facetNames, sessionFacets } from './course-query.ts'
import type { CourseKind, FilterCatalogue, SessionKind } from './filter-catalogue.ts'

/** What a choice makes of one value: any of what is wanted will do, if anything is, and nothing that is unwanted. */
const isAllowed = (choice: ChosenIds[SessionFacet], id: string) =>
  !choice || (!choice.unwanted.has(id) && (choice.wanted.size === 0 || choice.wanted.has(id)))

/** The filters of courses that keep a kind away. */
export const courseObstacles = (kind: CourseKind, chosen: ChosenIds): CourseFacet[] =>
  courseFacets.filter((name) => {
    const choice = chosen[name]
    if (!choice) return false
    const { wanted, unwanted } = choice
    return kind[name].some((id) => unwanted.has(id)) || (wanted.size > 0 && !kind[name].some((id) => wanted.has(id)))
  })

/** The filters of sessions that keep a session of that kind away. */
export const sessionObstacles = (kind: SessionKind, chosen: ChosenIds): SessionFacet[] =>
  sessionFacets.filter((name) => !isAllowed(chosen[name], kind[name]))

/** Where nothing is planned: a place and a language that the course says it is given in will do, and no month does. */
export const unplannedObstacles = (kind: CourseKind, chosen: ChosenIds): SessionFacet[] =>
  sessionFacets.filter((name) => {
    if (!chosen[name]) return false
    return name === 'months' || !kind[name].some((id) => isAllowed(chosen[name], id))
  })

/** What the filters let through, as the statement is told. */
export interface Passing {
  kinds: number[]
  /** Those of them that pass with nothing planned. */
  unplanned: number[]
  sessionKinds: number[]
  /** Places, languages and months of those; null where any will do. */
  locations: string[] | null
  languages: string[] | null
  months: string[] | null
}

const notAsked: Passing = { kinds: [], unplanned: [], sessionKinds: [], locations: null, languages: null, months: null }

/** Nothing is asked of it where nothing was chosen. */
export function passingOf({ kinds, sessionKinds, values }: FilterCatalogue, chosen: ChosenIds): Passing {
  if (Object.keys(chosen).length === 0) return notAsked
  const passing = [...kinds].filter(([, kind]) => courseObstacles(kind, chosen).length === 0)
  const allowed = (name: SessionFacet) =>
    chosen[name] ? values[name].flatMap(({ id }) => (isAllowed(chosen[name], id) ? [id] : [])) : null
  return {
    kinds: passing.map(([id]) => id),
    unplanned: passing.flatMap(([id, kind]) => (unplannedObstacles(kind, chosen).length === 0 ? [id] : [])),
    sessionKinds: [...sessionKinds].flatMap(([id, kind]) => (sessionObstacles(kind, chosen).length === 0 ? [id] : [])),
    locations: allowed('locations'),
    languages: allowed('languages'),
    months: allowed('months'),
  }
}

export type ChosenIds = Partial<Record<FacetName, { wanted: Set<string>; unwanted: Set<string> }>>

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

/** `unknown`: the chosen values that a filter does not have, neither as value nor as id. */
export function resolveChoices(chosen: Choices, catalogue: FilterCatalogue) {
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
