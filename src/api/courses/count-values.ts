import { courseObstacles, sessionObstacles, unplannedObstacles } from './course-filter.ts'
import { courseFacets, type SessionFacet, sessionFacets } from './course-query.ts'
import type { CourseKind, FilterCatalogue } from './filter-catalogue.ts'
import type { ChosenIds } from './resolve-choices.ts'

/** A course found: its kind, and those of its sessions to come. */
export type Offer = [kind: number, sessions: number[]]

/** How many of the courses found have a value; a course counts once, whatever has it. */
interface Counter {
  count: number
  /** The course that was counted last, by its place among those found. */
  last: number
}

function createCounters() {
  const counters = new Map<string, Counter>()
  const counterOf = (value: string): Counter => {
    const counter = counters.get(value) ?? { count: 0, last: -1 }
    counters.set(value, counter)
    return counter
  }
  const countOf = (value: string) => counters.get(value)?.count ?? 0
  return { counterOf, countOf }
}

type CounterOf = (value: string) => Counter

/** What a course would be found by, all other filters standing: the values that count for it, and whether it is found. */
interface Fit {
  passes: boolean
  counters: Counter[]
}

const fitsFor = (name: SessionFacet, against: readonly SessionFacet[]) => against.every((other) => other === name)

/** How each kind of session and each kind of course with nothing planned fits, looked at once. */
function createFits({ sessionKinds }: FilterCatalogue, chosen: ChosenIds, counterOf: CounterOf) {
  const plannedFit = memoizeById((id): Fit => {
    const kind = sessionKinds.get(id)
    const against = kind ? sessionObstacles(kind, chosen) : sessionFacets
    const names = sessionFacets.filter((name) => fitsFor(name, against))
    return { passes: against.length === 0, counters: kind ? names.map((name) => counterOf(kind[name])) : [] }
  })

  function unplannedFit(kind: CourseKind): Fit {
    const against = unplannedObstacles(kind, chosen)
    const names = (['locations', 'languages'] as const).filter((name) => fitsFor(name, against))
    return { passes: against.length === 0, counters: names.flatMap((name) => kind[name].map(counterOf)) }
  }
  return (kind: CourseKind, sessions: number[]): Fit[] =>
    sessions.length > 0 ? sessions.map(plannedFit) : [unplannedFit(kind)]
}

function memoizeById<Made>(make: (id: number) => Made): (id: number) => Made {
  const known = new Map<number, Made>()
  return (id) => {
    const made = known.get(id) ?? make(id)
    known.set(id, made)
    return made
  }
}

/** How many of the courses found each value would leave, all other filters standing. */
export function countValues(catalogue: FilterCatalogue, chosen: ChosenIds, offers: Offer[]): (value: string) => number {
  const { counterOf, countOf } = createCounters()
  const fitsOf = createFits(catalogue, chosen, counterOf)
  const courseFit = memoizeById((id) => {
    const kind = catalogue.kinds.get(id)
    const obstacles = kind ? courseObstacles(kind, chosen) : courseFacets
    const names = obstacles.length === 0 ? courseFacets : obstacles
    const counters = kind && obstacles.length < 2 ? names.flatMap((name) => kind[name].map(counterOf)) : []
    return { kind, obstacles: obstacles.length, counters }
  })
  for (const [place, [id, sessions]] of offers.entries()) {
    const { kind, obstacles, counters } = courseFit(id)
    if (!kind || obstacles > 1) continue
    const fits = fitsOf(kind, sessions)
    if (fits.some(({ passes }) => passes)) count(counters, place)
    if (obstacles === 0) for (const fit of fits) count(fit.counters, place)
  }
  return countOf
}

function count(counters: Counter[], place: number) {
  for (const counter of counters) {
    if (counter.last === place) continue
    counter.last = place
    counter.count += 1
  }
}
