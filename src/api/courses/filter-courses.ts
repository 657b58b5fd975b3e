import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import type { ApiContext } from '../context.ts'
import { ApiError, type ErrorDetail } from '../errors.ts'
import { preparedByShape } from '../prepared.ts'
import { correctSearch } from './correct-search.ts'
import { courseCards, type FoundCourse } from './course-cards.ts'
import { type FacetCount, type FilterValues, noFacets, presentFacets, unknownValues } from './course-facets.ts'
import { type CourseQuery, readCourseQuery } from './course-query.ts'
import { findCourses, shapeOf, valuesOf } from './find-courses.ts'
import { wordsOf } from './search-courses.ts'

interface Listed extends FoundCourse {
  /** As JSON. */
  nextSession: string | null
}

const prepared = preparedByShape(shapeOf, (db, query) =>
  db
    .select({
      matched: sql<boolean>`matched`,
      listed: sql<Listed[]>`listed`,
      total: sql<number>`total`,
      counts: sql<FacetCount[] | null>`counts`,
      values: sql<FilterValues | null>`values`,
    })
    .from(sql`(${findCourses(query)}) answered`)
    .prepare(''),
)

async function find(db: Executor, query: CourseQuery) {
  const [found] = await prepared(db, query).execute(valuesOf(query))
  if (!found) throw new Error('The statement has one row')
  return found
}

/** Words that no course has are taken for typing errors; after that, some of the words will do. */
async function findForgivingly(db: Executor, query: CourseQuery) {
  let found = await find(db, query)
  if (found.matched) return found
  const search = (await correctSearch(db, query.search, query.locale)) ?? query.search
  if (search !== query.search) found = await find(db, { ...query, search })
  const words = wordsOf(search)
  return found.matched || words.length < 2 ? found : find(db, { ...query, search: words.join(' or ') })
}

/** Cards are objects as JSON; a course that was deleted meanwhile has none. */
async function itemsOf(db: Executor, listed: Listed[]): Promise<string> {
  const cards = await courseCards(db, listed)
  return listed
    .flatMap(({ id, nextSession }) => {
      const card = cards.get(id)
      return card ? `${card.slice(0, -1)},"nextSession":${nextSession}}` : []
    })
    .join(',')
}

/** Courses that fit a search and filters, a page of them, with facets, as JSON; values nobody knows are a 400 that names them. */
export async function filterCourses({ db }: Pick<ApiContext, 'db'>, given: Record<string, string[]>): Promise<string> {
  const query = readCourseQuery(given)
  const { listed, total, counts, values } = await findForgivingly(db, query)
  const details: ErrorDetail[] = values
    ? unknownValues(query.chosen, values).map(({ path, value }) => ({ path, message: `'${value}' is not known` }))
    : []
  if (details.length > 0) throw new ApiError('INVALID', details)
  const facets = JSON.stringify(counts && values ? presentFacets(values, counts) : noFacets)
  const { page, limit } = query
  return `{"items":[${await itemsOf(db, listed)}],"total":${total},"page":${page},"limit":${limit},"facets":${facets}}`
}
