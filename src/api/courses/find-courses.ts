import { type SQL, sql } from 'drizzle-orm'
import { courseSearch, filterVersion, nextStarts } from '../../db/tables.ts'
import { jsonList } from '../json-sql.ts'
import { instantOf } from '../present-instant.ts'
import { orderOfCourses } from './course-order.ts'
import type { CourseQuery } from './course-query.ts'
import { firstSession, nextSession } from './present-course.ts'
import { inLocale, searchColumns } from './search-courses.ts'
import type { SearchQuestion } from './search-question.ts'

/** `kinds` are the ids of those that pass the filters. */
export interface CourseStatement extends CourseQuery {
  kinds: number[]
  question: SearchQuestion
}

/** What the statement is given by name. */
export const valuesOf = ({ question, kinds, showOnHomePage, page, limit }: CourseStatement) => ({
  ...question,
  kinds,
  showOnHomePage,
  limit,
  offset: (page - 1) * limit,
})

const isFiltered = ({ chosen }: CourseQuery) => Object.keys(chosen).length > 0

/** Courses that filters keep away are looked at only where they are counted, or where the words alone must be found. */
const isNarrow = (query: CourseQuery) => isFiltered(query) && !query.facets && query.search === ''

/** Equal shapes make equal SQL, which is kept: what is asked for in it is given by name. */
export const shapeOf = (query: CourseQuery) =>
  JSON.stringify([query.search === '', isFiltered(query), query.facets, query.locale, query.sort])

const onHomePage = sql`coalesce(${courseSearch.showOnHomePage} = ${sql.placeholder('showOnHomePage')}, true)`
const passes = sql`kind = any(${sql.placeholder('kinds')}::int[])`
const [limit, offset] = ['limit', 'offset'].map((name) => sql`${sql.placeholder(name)}::int`)

/** When the next session starts: what is kept of it, until it has started. */
const nextStart = sql`case when ${nextStarts.startDate} <= now()
  then (select start_date from ${firstSession(nextStarts.courseId)} first) else ${nextStarts.startDate} end`

const isRanked = ({ search, sort }: CourseQuery) => search !== '' && sort.some(([name]) => name === 'relevance')

/** The page of those that pass, in order. Only what is on it is asked for its next session. */
function listed(query: CourseQuery): SQL {
  const order = orderOfCourses(query.sort, isRanked(query))
  return sql`select json_agg(json_build_array(courses.id, version, next_id, ${instantOf(sql.raw('next_session.next_start'))}, seats_left) order by place)
    from (
      select row_number() over () as place, ordered.* from (
        select id, version, ${nextStart} as next_start from found join ${nextStarts} on ${nextStarts.courseId} = id
        ${isFiltered(query) ? sql`where ${passes}` : sql``} order by ${order} limit ${limit} offset ${offset}
      ) ordered
    ) courses left join lateral ${nextSession} on true`
}

/**
 * One row, in one statement: the courses of the page asked for; how many of those found are of each kind, filters left
 * aside; and by what to see whether the kinds and the filters' values are known.
 */
export function findCourses(query: CourseQuery): SQL {
  const { search, locale } = query
  const { matches, rank } = search === '' ? { matches: sql`true`, rank: sql`0` } : searchColumns(locale)
  const { courseId, version, kind, price, title } = courseSearch
  return sql`
    with found as materialized (
      select ${courseId} as id, ${version}, ${kind}, ${price}, ${title},
        ${isRanked(query) ? rank : sql`0`} as rank
      from ${courseSearch}
      where ${inLocale(locale)} and ${matches} and ${onHomePage} ${isNarrow(query) ? sql`and ${passes}` : sql``}
    )
    select ${jsonList(listed(query))} as listed,
      ${jsonList(sql`select json_agg(json_build_array(kind, n)) from (select kind, count(*) as n from found group by kind) counted`)} as counts,
      (select version from ${filterVersion}) as version,
      ${isNarrow(query) ? sql`(select count(*)::int from course_kinds)` : sql`null::int`} as kinds`
}
