import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import type { ApiContext } from '../context.ts'
import { ApiError, type ErrorDetail } from '../errors.ts'
import { preparedByShape } from '../prepared.ts'
import { correctSearch } from './correct-search.ts'
import { type CourseQuery, facetNames, readCourseQuery } from './course-query.ts'
import { findCourses, valuesOf } from './find-courses.ts'
import { wordsOf } from './search-courses.ts'

const statementOf = (db: Executor, query: CourseQuery) =>
  db
    .select({
      matched: sql<boolean>`matched`,
      unknown: sql<{ path: string; value: string }[] | null>`unknown`,
      json: sql<string>`json`,
    })
    .from(sql`(${findCourses(query)}) answered`)

/** Without words, equal shapes make equal SQL: which filters are given, and how it is ordered. */
const shapeOf = ({ chosen, showOnHomePage, facets, locale, sort }: CourseQuery) =>
  JSON.stringify([facetNames.map((name) => chosen[name].length > 0), showOnHomePage === null, facets, locale, sort])

const prepared = preparedByShape(shapeOf, (db, query) => statementOf(db, query).prepare(''))

async function find(db: Executor, query: CourseQuery) {
  const statement = query.search === '' ? prepared(db, query) : statementOf(db, query)
  const [found] = await statement.execute(valuesOf(query))
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

/** Courses that fit a search and filters, a page of them, with facets, as JSON; values nobody knows are a 400 that names them. */
export async function filterCourses({ db }: ApiContext, given: Record<string, string[]>): Promise<string> {
  const { unknown, json } = await findForgivingly(db, readCourseQuery(given))
  if (unknown) {
    const details: ErrorDetail[] = unknown.map(({ path, value }) => ({ path, message: `'${value}' is not known` }))
    throw new ApiError('INVALID', details)
  }
  return json
}
