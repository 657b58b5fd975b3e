import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { preparedByShape } from '../prepared.ts'
import { correctSearch } from './correct-search.ts'
import type { Offer } from './count-values.ts'
import { courseCards } from './course-cards.ts'
import { noFacets, presentFacets } from './course-facets.ts'
import { passingOf } from './course-filter.ts'
import { type CourseQuery, readCourseQuery } from './course-query.ts'
import { type FilterCatalogue, filterCatalogue, reloadCatalogue } from './filter-catalogue.ts'
import { type CourseStatement, findCourses, shapeOf, valuesOf } from './find-courses.ts'
import { resolveChoices } from './resolve-choices.ts'
import { type SearchQuestion, searchQuestion } from './search-question.ts'

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
