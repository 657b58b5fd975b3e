import { inArray, type SQL, sql } from 'drizzle-orm'
import { courses } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import type { Sort } from '../list-query.ts'
import { facetOf, passes, passesAll } from './course-facets.ts'
import { type CourseQuery, type FacetName, facetNames, readCourseQuery } from './course-query.ts'
import { nextSession } from './present-course.ts'
import { searchColumns, titleIn } from './search-courses.ts'
import { selectCourses } from './select-courses.ts'

interface FacetValue {
  value: string
  name: { nl: string; en: string | null; fr: string | null }
  count: number
}
interface Found extends Record<FacetName, FacetValue[]>, Record<string, unknown> {
  total: number
  ids: string[]
}

/** From here on a title is taken for what was meant, when no text has the words themselves: 'exel' for Excel. */
const leastLikeness = 0.4

const orders: Record<string, (direction: SQL) => SQL> = {
  relevance: () => sql`rank desc, likeness desc, next_start nulls last`,
  title: (direction) => sql`title ${direction}`,
  price: (direction) => sql`price ${direction} nulls last`,
  nextSession: (direction) => sql`next_start ${direction} nulls last`,
}

const orderOf = (sorts: Sort[]): SQL =>
  sql.join([...sorts.flatMap(([name, direction]) => orders[name]?.(sql.raw(direction)) ?? []), sql`id`], sql`, `)

/** The ids of the page asked for, the total and the facets, in one statement. */
function findCourses({ search, locale, chosen, showOnHomePage, sort, page, limit }: CourseQuery): SQL {
  const { matches, rank, likeness } = searchColumns(search, locale)
  const passing = facetNames.map((name) => sql`${passes(name, chosen[name])} as ${sql.raw(`passes_${name}`)}`)
  return sql`
    with candidates as materialized (
      select ${courses.id}, ${courses.type}, ${courses.categoryId}, ${courses.price},
        lower(unaccent(${titleIn(locale)})) as title, next_session.start_date as next_start,
        ${matches} as matches, ${rank} as rank, ${likeness} as likeness, ${sql.join(passing, sql`, `)}
      from ${courses} left join lateral ${nextSession} on true
      where ${showOnHomePage === null ? sql`true` : sql`${courses.showOnHomePage} = ${showOnHomePage}`}
    ), found as materialized (
      select * from candidates
      where matches or (likeness >= ${leastLikeness} and not exists (select 1 from candidates where matches))
    )
    select (select count(*)::int from found where ${passesAll()}) as total,
      array(select id from found where ${passesAll()} order by ${orderOf(sort)}
        limit ${limit} offset ${(page - 1) * limit}) as ids,
      ${sql.join(
        facetNames.map((name) => sql`${facetOf(name)} as ${sql.raw(name)}`),
        sql`, `,
      )}`
}

/** Courses that fit a search and filters, a page of them, with facets. */
export async function filterCourses({ db }: ApiContext, given: Record<string, string[]>) {
  const query = readCourseQuery(given)
  const { rows } = await db.execute<Found>(findCourses(query))
  const { total = 0, ids = [], ...counted } = rows[0] ?? {}
  const items = ids.length === 0 ? [] : await selectCourses(db).where(inArray(courses.id, ids))
  const byId = new Map(items.map((course) => [course._id, course]))
  return {
    items: ids.flatMap((id) => byId.get(id) ?? []),
    total,
    page: query.page,
    limit: query.limit,
    facets: Object.fromEntries(facetNames.map((name) => [name, counted[name] ?? []])),
  }
}
