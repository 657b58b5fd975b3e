import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { courses } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import type { Sort } from '../list-query.ts'
import { correctSearch } from './correct-search.ts'
import { facetOf, linkedNames, passes, passesAll, unknownValues } from './course-facets.ts'
import { type CourseQuery, type FacetName, facetNames, readCourseQuery } from './course-query.ts'
import { nextSession } from './present-course.ts'
import { plainTitle, searchColumns, wordsOf } from './search-courses.ts'
import { summariesByIds } from './select-courses.ts'

interface FacetValue {
  value: string
  name: { nl: string; en: string | null; fr: string | null }
  count: number
}
interface Found extends Partial<Record<FacetName, FacetValue[]>>, Record<string, unknown> {
  /** Whether any course has the words, other filters left aside. */
  matched: boolean
  total: number
  ids: string[]
}

const orders: Record<string, (direction: SQL) => SQL> = {
  relevance: () => sql`rank desc, next_start nulls last`,
  title: (direction) => sql`title ${direction}`,
  price: (direction) => sql`price ${direction} nulls last`,
  nextSession: (direction) => sql`next_start ${direction} nulls last`,
}

const orderOf = (sorts: Sort[]): SQL =>
  sql.join([...sorts.flatMap(([name, direction]) => orders[name]?.(sql.raw(direction)) ?? []), sql`id`], sql`, `)

/** The ids of the page asked for, the total and the facets, in one statement. */
function findCourses({ search, locale, chosen, showOnHomePage, facets, sort, page, limit }: CourseQuery): SQL {
  const counted = facets ? facetNames.map((name) => sql`, ${facetOf(name)} as ${sql.raw(name)}`) : []
  const { matches, rank } = searchColumns(search, locale)
  const passing = facetNames.map((name) => sql`${passes(name, chosen[name])} as ${sql.raw(`passes_${name}`)}`)
  return sql`
    with found as materialized (
      select ${courses.id}, ${courses.type}, ${courses.categoryId}, ${courses.price}, ${plainTitle(locale)} as title,
        next_session.start_date as next_start, ${rank} as rank, ${sql.join(passing, sql`, `)}
      from ${courses} left join lateral ${nextSession} on true
      where ${matches} and ${showOnHomePage === null ? sql`true` : sql`${courses.showOnHomePage} = ${showOnHomePage}`}
    )
    select exists (select 1 from found) as matched, (select count(*)::int from found where ${passesAll()}) as total,
      array(select id from found where ${passesAll()} order by ${orderOf(sort)}
        limit ${limit} offset ${(page - 1) * limit}) as ids ${sql.join(counted)}`
}

async function find(db: Executor, query: CourseQuery): Promise<Found | undefined> {
  const { rows } = await db.execute<Found>(findCourses(query))
  return rows[0]
}

/** Words that no course has are taken for typing errors; after that, some of the words will do. */
async function findForgivingly(db: Executor, query: CourseQuery): Promise<Found | undefined> {
  let found = await find(db, query)
  if (query.search === '' || found?.matched) return found
  const search = (await correctSearch(db, query.search, query.locale)) ?? query.search
  if (search !== query.search) found = await find(db, { ...query, search })
  const words = wordsOf(search)
  return found?.matched || words.length < 2 ? found : find(db, { ...query, search: words.join(' or ') })
}

/** Values that no category, theme, place or language has: a 400 that names them. */
async function refuseUnknown(db: Executor, chosen: CourseQuery['chosen']) {
  const asked = linkedNames.filter((name) => chosen[name].length > 0)
  if (asked.length === 0) return
  const { rows } = await db.execute<{ path: string; value: string }>(
    sql.join(
      asked.map((name) => unknownValues(name, chosen[name])),
      sql` union all `,
    ),
  )
  const details = rows.map(({ path, value }) => ({ path, message: `'${value}' is not known` }))
  if (details.length > 0) throw new ApiError('INVALID', details)
}

/** Courses that fit a search and filters, a page of them, with facets. */
export async function filterCourses({ db }: ApiContext, given: Record<string, string[]>) {
  const query = readCourseQuery(given)
  const [found] = await Promise.all([findForgivingly(db, query), refuseUnknown(db, query.chosen)])
  const ids = found?.ids ?? []
  const items = ids.length === 0 ? [] : await summariesByIds(db).execute({ wanted: ids })
  const byId = new Map(items.map((course) => [course._id, course]))
  return {
    items: ids.flatMap((id) => byId.get(id) ?? []),
    total: found?.total ?? 0,
    page: query.page,
    limit: query.limit,
    facets: Object.fromEntries(facetNames.map((name) => [name, found?.[name] ?? []])),
  }
}
