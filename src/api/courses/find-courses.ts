import { type SQL, sql } from 'drizzle-orm'
import { categories, courses } from '../../db/tables.ts'
import { jsonList, jsonObject } from '../json-sql.ts'
import type { Sort } from '../list-query.ts'
import { facetOf, passes, unknownValues } from './course-facets.ts'
import { type CourseQuery, type FacetName, facetNames } from './course-query.ts'
import { courseSummary, nextSession } from './present-course.ts'
import { plainTitle, searchColumns } from './search-courses.ts'

const orders: Record<string, (direction: SQL) => SQL> = {
  relevance: () => sql`rank desc, next_start nulls last`,
  title: (direction) => sql`title ${direction}`,
  price: (direction) => sql`price ${direction} nulls last`,
  nextSession: (direction) => sql`next_start ${direction} nulls last`,
}

const orderOf = (sorts: Sort[]): SQL =>
  sql.join([...sorts.flatMap(([name, direction]) => orders[name]?.(sql.raw(direction)) ?? []), sql`id`], sql`, `)

const all = (conditions: SQL[]): SQL => (conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`)

/** What the statement is given by name, beside the words of a search, which are part of it. */
export const valuesOf = ({ chosen, showOnHomePage, page, limit }: CourseQuery) => ({
  ...chosen,
  showOnHomePage,
  page,
  limit,
  offset: (page - 1) * limit,
})

const noFacets = sql.raw(`'${JSON.stringify(Object.fromEntries(facetNames.map((name) => [name, []])))}'::json`)

/**
 * One row, in one statement: whether any course has the words, other filters left aside; the values nobody knows; and
 * the page asked for with total and facets, as JSON.
 */
export function findCourses({ search, locale, chosen, showOnHomePage, facets, sort }: CourseQuery): SQL {
  const names = facetNames.filter((name) => chosen[name].length > 0)
  const { matches, rank } = searchColumns(search, locale)
  // Facets count what one filter alone keeps away, so there they stand beside the courses found and not before them.
  const beside = facets || search !== '' ? names : []
  const before = names.filter((name) => !beside.includes(name)).map(passes)
  const onHomePage = sql`${courses.showOnHomePage} = ${sql.placeholder('showOnHomePage')}`
  const passing = beside.map((name) => sql`, ${passes(name)} as ${sql.raw(`passes_${name}`)}`)
  const passesAll = (except?: FacetName) =>
    all(beside.filter((name) => name !== except).map((name) => sql.raw(`found.passes_${name}`)))
  const title = sort.some(([name]) => name === 'title') ? sql`, ${plainTitle(locale)} as title` : sql``
  const counted = () => jsonObject(Object.fromEntries(facetNames.map((name) => [name, facetOf(name, passesAll(name))])))
  const items = sql`select json_agg(${courseSummary} order by place) from listed
    join ${courses} on ${courses.id} = listed.id join ${categories} on ${categories.id} = ${courses.categoryId}`
  return sql`
    with found as (
      select ${courses.id}, ${courses.type}, ${courses.categoryId}, ${courses.price}, next_session.*,
        ${rank} as rank ${title} ${sql.join(passing)}
      from ${courses} left join lateral ${nextSession} on true
      where ${all([matches, ...(showOnHomePage === null ? [] : [onHomePage]), ...before])}
    ), listed as (
      select row_number() over () as place, ordered.* from (
        select id, next_id, next_start, seats_left from found where ${passesAll()} order by ${orderOf(sort)}
        limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
      ) ordered
    )
    select ${search === '' ? sql`true` : sql`exists (select 1 from found)`} as matched,
      ${unknownValues(names)} as unknown,
      ${jsonObject({
        items: jsonList(items),
        total: sql`(select count(*) from found where ${passesAll()})`,
        page: sql`${sql.placeholder('page')}::int`,
        limit: sql`${sql.placeholder('limit')}::int`,
        facets: facets ? counted() : noFacets,
      })}::text as json`
}
