import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { preparedByShape } from '../prepared.ts'
import { correctSearch } from './correct-search.ts'
import { courseCards } from './course-cards.ts'
import { type KindCount, noFacets, passingKinds, presentFacets, resolveChoices } from './course-facets.ts'
import { type CourseQuery, readCourseQuery } from './course-query.ts'
import { type FilterCatalogue, filterCatalogue, reloadCatalogue } from './filter-catalogue.ts'
import { findCourses, shapeOf, valuesOf } from './find-courses.ts'
import { type SearchQuestion, searchQuestion } from './search-question.ts'

type Listed = [id: string, version: number, nextId: string | null, startDate: string | null, seatsLeft: number | null]

interface Found {
  listed: Listed[]
  counts: KindCount[]
  version: number
  /** How many kinds there are, where `counts` does not have all that were found. */
  kinds: number | null
}

const prepared = preparedByShape(shapeOf, (db, query: CourseQuery) =>
  db
    .select({
      listed: sql<Listed[]>`listed`,
      counts: sql<KindCount[]>`counts`,
      version: sql<number>`version`.mapWith(Number),
      kinds: sql<number | null>`kinds`,
    })
    .from(sql`(${findCourses(query)}) answered`)
    .prepare(''),
)

/** Whether what was found is of values and kinds that are known as they are. */
const isOf = ({ version, kinds }: FilterCatalogue, found: Found) =>
  found.version === version &&
  (found.kinds === null ? found.counts.every(([kind]) => kinds.has(kind)) : found.kinds === kinds.size)

/** `corrected`: what was found instead of what was typed. */
type Forgiven = Found & { corrected: string | null }

/** Words that no course has are taken for typing errors; after that, some of the words will do. */
async function findForgivingly(
  db: Executor,
  query: CourseQuery,
  { terms }: FilterCatalogue,
  kinds: number[],
): Promise<Forgiven> {
  async function find(question: SearchQuestion, corrected: string | null): Promise<Forgiven> {
    const asked = { ...query, question, kinds }
    const [found] = await prepared(db, asked).execute(valuesOf(asked))
    if (!found) throw new Error('The statement has one row')
    return { ...found, corrected: found.counts.length > 0 ? corrected : null }
  }
  const { search, locale } = query
  const known = terms[locale]
  const asTyped = await find(searchQuestion(search, known), null)
  if (asTyped.counts.length > 0 || search === '') return asTyped
  const corrected = await correctSearch(db, search, locale, known)
  const whole = corrected ? await find(searchQuestion(corrected, known), corrected) : asTyped
  if (whole.counts.length > 0) return whole
  return find(searchQuestion(corrected ?? search, known, { some: true }), corrected)
}

/** Cards are objects as JSON; a course that was deleted meanwhile has none. */
async function itemsOf(db: Executor, listed: Listed[]): Promise<string> {
  const cards = await courseCards(
    db,
    listed.map(([id, version]) => ({ id, version })),
  )
  return listed
    .flatMap(([id, , nextId, startDate, seatsLeft]) => {
      const card = cards.get(id)
      const nextSession = nextId ? JSON.stringify({ _id: nextId, startDate, seatsLeft }) : 'null'
      return card ? `${card.slice(0, -1)},"nextSession":${nextSession}}` : []
    })
    .join(',')
}

/** A page of courses as JSON, and what it shows: courses, each with its next session. */
interface CourseList {
  json: string
  shown: { course: string; session: string | null }[]
}

/** null when the filters are no longer what the catalogue says. */
async function filterWith(db: Executor, query: CourseQuery, catalogue: FilterCatalogue): Promise<CourseList | null> {
  const { ids, unknown } = resolveChoices(query.chosen, catalogue)
  if (unknown.length > 0) throw new ApiError('INVALID', unknown)
  const passing = passingKinds(catalogue, ids)
  const found = await findForgivingly(db, query, catalogue, passing)
  if (!isOf(catalogue, found)) return null
  const those = new Set(passing)
  const total = found.counts.reduce((sum, [kind, count]) => (those.has(kind) ? sum + count : sum), 0)
  const facets = query.facets ? presentFacets(catalogue, ids, found.counts) : noFacets
  const { page, limit } = query
  const corrected = JSON.stringify(found.corrected)
  const items = await itemsOf(db, found.listed)
  return {
    json: `{"items":[${items}],"total":${total},"page":${page},"limit":${limit},"corrected":${corrected},"facets":${facets}}`,
    shown: found.listed.map(([course, , session]) => ({ course, session })),
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
