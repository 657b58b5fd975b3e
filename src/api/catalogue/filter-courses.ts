import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { calendarDay } from '../../domain/format.ts'
import { type ApiContext, ApiError, preparedByShape } from '../platform/index.ts'
import { correctSearch } from './correct-search.ts'
import type { ChosenIds } from './course-filter.ts'
import { courseObstacles, passingOf, resolveChoices, sessionObstacles, unplannedObstacles } from './course-filter.ts'
import type { CourseQuery, FacetName, SessionFacet } from './course-query.ts'
import { courseFacets, facetNames, readCourseQuery, sessionFacets } from './course-query.ts'
import { type CourseKind, type FilterCatalogue, filterCatalogue, reloadCatalogue } from './filter-catalogue.ts'
import { type CourseStatement, findCourses, shapeOf, valuesOf } from './find-courses.ts'
import { courseCards } from './present-course.ts'
import { type SearchQuestion, searchQuestion } from './search-question.ts'

/** A course found: its kind, and those of its sessions to come. */
type Offer = [kind: number, sessions: number[]]

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
function countValues(catalogue: FilterCatalogue, chosen: ChosenIds, offers: Offer[]): (value: string) => number {
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

/** Every value of every filter with how many of the courses found it would leave, as JSON; of the months, those to come. */
function presentFacets(catalogue: FilterCatalogue, chosen: ChosenIds, offers: Offer[]): string {
  const countOf = countValues(catalogue, chosen, offers)
  const thisMonth = calendarDay(new Date()).slice(0, 7)
  const present = (name: FacetName) =>
    catalogue.values[name]
      .filter(({ value }) => name !== 'months' || value >= thisMonth)
      .map(({ id, json }) => `${json.slice(0, -1)},"count":${countOf(id)}}`)
  return `{${facetNames.map((name) => `"${name}":[${present(name)}]`).join(',')}}`
}

const noFacets = JSON.stringify(Object.fromEntries(facetNames.map((name) => [name, []])))

type Shown = [nextId: string, startDate: string, seatsLeft: number, location: string, language: string]
type Listed = [id: string, version: number, ...session: Shown | [null, null, null, null, null]]

interface Found {
  listed: Listed[]
  total: number
  any: boolean
  /** Of all that were found, where facets are asked for. */
  offers: Offer[]
  version: number
  /** How many kinds of courses and of sessions there are, where filters go by them and `offers` does not name them. */
  kinds: [courses: number, sessions: number] | null
}

const prepared = preparedByShape(shapeOf, (db, query: CourseQuery) =>
  db
    .select({
      listed: sql<Listed[]>`listed`,
      total: sql<number>`total`,
      any: sql<boolean>`"any"`,
      offers: sql<Offer[]>`offers`,
      version: sql<number>`version`.mapWith(Number),
      kinds: sql<Found['kinds']>`kinds`,
    })
    .from(sql`(${findCourses(query)}) answered`)
    .prepare(''),
)

/** Whether what was found is of values and kinds that are known as they are. */
function isOf({ version, kinds, sessionKinds }: FilterCatalogue, found: Found): boolean {
  if (found.version !== version) return false
  if (found.kinds) return found.kinds[0] === kinds.size && found.kinds[1] === sessionKinds.size
  return found.offers.every(([kind, sessions]) => kinds.has(kind) && sessions.every((id) => sessionKinds.has(id)))
}

/** `corrected`: what was found instead of what was typed. */
type Forgiven = Found & { corrected: string | null }

/** Words that no course has are taken for typing errors; after that, some of the words will do. */
async function findForgivingly(
  db: Executor,
  query: Omit<CourseStatement, 'question'>,
  { terms }: FilterCatalogue,
): Promise<Forgiven> {
  async function find(question: SearchQuestion, corrected: string | null): Promise<Forgiven> {
    const asked = { ...query, question }
    const [found] = await prepared(db, asked).execute(valuesOf(asked))
    if (!found) throw new Error('The statement has one row')
    return { ...found, corrected: found.any ? corrected : null }
  }
  const { search, locale } = query
  const known = terms[locale]
  const asTyped = await find(searchQuestion(search, known), null)
  if (asTyped.any || search === '') return asTyped
  const corrected = await correctSearch(db, search, locale, known)
  const whole = corrected ? await find(searchQuestion(corrected, known), corrected) : asTyped
  if (whole.any) return whole
  return find(searchQuestion(corrected ?? search, known, { some: true }), corrected)
}

/** Cards are objects as JSON; a course that was deleted meanwhile has none. */
async function itemsOf(db: Executor, listed: Listed[], { shown }: FilterCatalogue): Promise<string> {
  const cards = await courseCards(
    db,
    listed.map(([id, version]) => ({ id, version })),
  )
  return listed
    .flatMap(([id, , nextId, startDate, seatsLeft, place, spoken]) => {
      const card = cards.get(id)
      const session = JSON.stringify({ _id: nextId, startDate, seatsLeft }).slice(0, -1)
      const [location, language] = [shown.get(place ?? ''), shown.get(spoken ?? '')]
      const nextSession = nextId ? `${session},"location":${location},"language":${language}}` : 'null'
      return card ? `${card.slice(0, -1)},"nextSession":${nextSession}}` : []
    })
    .join(',')
}

/** A page of courses as JSON, and what it shows: courses, each with its next session. */
interface CourseList {
  json: string
  shown: { course: string; session: string | null }[]
  total: number
}

/** null when the filters are no longer what the catalogue says. */
async function filterWith(db: Executor, query: CourseQuery, catalogue: FilterCatalogue): Promise<CourseList | null> {
  const { ids, unknown } = resolveChoices(query.chosen, catalogue)
  if (unknown.length > 0) throw new ApiError('INVALID', unknown)
  const reader = catalogue.values.languages.find(({ value }) => value === query.locale)?.id ?? null
  const found = await findForgivingly(db, { ...query, passing: passingOf(catalogue, ids), reader }, catalogue)
  if (!isOf(catalogue, found)) return null
  const facets = query.facets ? presentFacets(catalogue, ids, found.offers) : noFacets
  const { page, limit } = query
  const corrected = JSON.stringify(found.corrected)
  const items = await itemsOf(db, found.listed, catalogue)
  return {
    json: `{"items":[${items}],"total":${found.total},"page":${page},"limit":${limit},"corrected":${corrected},"facets":${facets}}`,
    shown: found.listed.map(([course, , session]) => ({ course, session })),
    total: found.total,
  }
}

/** More changes of the filters than can come between two statements. */
const mostTries = 5

/** Courses that fit a search and filters, a page of them, with facets; values nobody knows are a 400 that names them. */
export async function filterCourses(
  { db }: Pick<ApiContext, 'db'>,
  given: Record<string, string[]>,
): Promise<CourseList> {
  const query = readCourseQuery(given)
  const kept = await filterCatalogue(db)
  const isKnown = resolveChoices(query.chosen, kept).unknown.length === 0
  const first = isKnown ? await filterWith(db, query, kept) : null
  if (first) return first
  for (let tries = 0; tries < mostTries; tries += 1) {
    const result = await filterWith(db, query, await reloadCatalogue(db))
    if (result) return result
  }
  throw new Error('The filters do not come to rest')
}
