import { calendarDay } from '../../domain/format.ts'
import { courseObstacles, sessionObstacles, unplannedObstacles } from './course-filter.ts'
import { courseFacets, type FacetName, facetNames, type SessionFacet, sessionFacets } from './course-query.ts'
import type { CourseKind, FilterCatalogue } from './filter-catalogue.ts'
import type { ChosenIds } from './resolve-choices.ts'

/** A course found: its kind, and those of its sessions to come. */
export type Offer = [kind: number, sessions: number[]]

type SessionValues = Record<SessionFacet, Iterable<string>>

/** For each filter of sessions, the values that a course would be found by, all other filters standing; and whether it is found. */
interface Fit {
  passes: boolean
  values: SessionValues
}

const nothing: readonly SessionFacet[] = []

/** How each kind of session and each kind of course with nothing planned fits, looked at once. */
function createFits({ sessionKinds }: FilterCatalogue, chosen: ChosenIds) {
  const obstacles = new Map([...sessionKinds].map(([id, kind]) => [id, sessionObstacles(kind, chosen)]))
  const fitsFor = (name: SessionFacet, against: readonly SessionFacet[]) => against.every((other) => other === name)

  function planned(sessions: number[]): Fit {
    const values = { locations: new Set<string>(), languages: new Set<string>(), months: new Set<string>() }
    let passes = false
    for (const id of sessions) {
      const kind = sessionKinds.get(id)
      const against = obstacles.get(id) ?? nothing
      if (!kind || against.length > 1) continue
      if (against.length === 0) passes = true
      for (const name of sessionFacets) if (fitsFor(name, against)) values[name].add(kind[name])
    }
    return { passes, values }
  }

  function unplanned(kind: CourseKind): Fit {
    const against = unplannedObstacles(kind, chosen)
    const valuesOf = (name: 'locations' | 'languages') => (fitsFor(name, against) ? kind[name] : [])
    return {
      passes: against.length === 0,
      values: { locations: valuesOf('locations'), languages: valuesOf('languages'), months: [] },
    }
  }
  return (kind: CourseKind, sessions: number[]) => (sessions.length > 0 ? planned(sessions) : unplanned(kind))
}

/** How many of the courses found each value would leave, all other filters standing. */
function countValues(catalogue: FilterCatalogue, chosen: ChosenIds, offers: Offer[]): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (values: Iterable<string>) => {
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const fitOf = createFits(catalogue, chosen)
  const obstaclesOf = new Map([...catalogue.kinds].map(([id, kind]) => [id, courseObstacles(kind, chosen)]))
  for (const [id, sessions] of offers) {
    const kind = catalogue.kinds.get(id)
    const [first, ...others] = obstaclesOf.get(id) ?? []
    if (!kind || others.length > 0) continue
    const { passes, values } = fitOf(kind, sessions)
    if (passes) for (const name of first ? [first] : courseFacets) count(kind[name])
    if (!first) for (const name of sessionFacets) count(values[name])
  }
  return counts
}

/** Every value of every filter with how many of the courses found it would leave, as JSON; of the months, those to come. */
export function presentFacets(catalogue: FilterCatalogue, chosen: ChosenIds, offers: Offer[]): string {
  const counts = countValues(catalogue, chosen, offers)
  const thisMonth = calendarDay(new Date()).slice(0, 7)
  const present = (name: FacetName) =>
    catalogue.values[name]
      .filter(({ value }) => name !== 'months' || value >= thisMonth)
      .map(({ id, value, name: shown }) => ({ value, name: shown, count: counts.get(id) ?? 0 }))
  return JSON.stringify(Object.fromEntries(facetNames.map((name) => [name, present(name)])))
}

export const noFacets = JSON.stringify(Object.fromEntries(facetNames.map((name) => [name, []])))
