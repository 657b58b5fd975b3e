import { type SQL, sql } from 'drizzle-orm'
import { courseSearch, filterVersion, nextStarts } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import { instantOf, jsonList, type Sort, together } from '../platform/index.ts'
import type { Passing } from './course-filter.ts'
import { type CourseQuery, sessionFacets } from './course-query.ts'
import { inLocale, type SearchQuestion, searchColumns } from './search-question.ts'

const nextStart = (direction: SQL) => sql`next_start ${direction} nulls last`

const orders: Record<string, (direction: SQL, ranked: boolean) => SQL[]> = {
  relevance: (_, ranked) => [...(ranked ? [sql`rank desc`] : []), nextStart(sql`asc`)],
  title: (direction) => [sql`title ${direction}`],
  price: (direction) => [sql`price ${direction} nulls last`],
  nextSession: (direction) => [nextStart(direction)],
}

/** The order of a list of courses; `ranked` is whether some match better than others. */
function orderOfCourses(sorts: Sort[], ranked: boolean): SQL {
  const terms = sorts.flatMap(([name, direction]) => orders[name]?.(sql.raw(direction), ranked) ?? [])
  return sql.join([...terms, sql`id`], sql`, `)
}

/** What to look for, what passes the filters, and the id of the reader's language. */
export interface CourseStatement extends CourseQuery {
  question: SearchQuestion
  passing: Passing
  reader: string | null
}

/** What the statement is given by name. */
export const valuesOf = ({ question, passing, reader, showOnHomePage, page, limit }: CourseStatement) => ({
  ...question,
  ...passing,
  reader,
  showOnHomePage,
  limit,
  offset: (page - 1) * limit,
})

const isFiltered = ({ chosen }: CourseQuery) => Object.keys(chosen).length > 0
const choosesSessions = ({ chosen }: CourseQuery) => sessionFacets.some((name) => chosen[name])

/** Courses that filters keep away are looked at only where they are counted, or where the words alone must be found. */
const isNarrow = (query: CourseQuery) => isFiltered(query) && !query.facets && query.search === ''

/** Equal shapes make equal SQL, which is kept: what is asked for in it is given by name. */
export const shapeOf = (query: CourseQuery) =>
  JSON.stringify([
    query.search === '',
    isFiltered(query),
    choosesSessions(query),
    query.facets,
    query.locale,
    query.sort,
  ])

const onHomePage = sql`coalesce(${courseSearch.showOnHomePage} = ${sql.placeholder('showOnHomePage')}, true)`
const [limit, offset] = ['limit', 'offset'].map((name) => sql`${sql.placeholder(name)}::int`)
const anyOf = (name: keyof Passing, type: string) => sql`any(${sql.placeholder(name)}::${sql.raw(type)}[])`

/** Whether a course found passes the filters: where they ask for sessions, one and the same session passes all of them. */
function passes(query: CourseQuery): SQL {
  if (!isFiltered(query)) return sql`true`
  const kind = sql`kind = ${anyOf('kinds', 'int')}`
  if (!choosesSessions(query)) return kind
  return sql`${kind} and (session_kinds && ${sql.placeholder('sessionKinds')}::int[]
    or (session_kinds = '{}' and kind = ${anyOf('unplanned', 'int')}))`
}

/** What is kept of a course's sessions, until the first of them has started. */
const sessionColumns = (locale: Locale) => sql`
  case when ${nextStarts.until} <= now() then session_kinds_of(${nextStarts.courseId}) else ${nextStarts.kinds} end as session_kinds,
  case when ${nextStarts.until} <= now() then next_start_of(${nextStarts.courseId}, ${sql.raw(`'${locale}'`)})
    else ${nextStarts[locale]} end as next_start`

const chosenSessions = together([
  sql`(${sql.placeholder('locations')}::uuid[] is null or location_id = ${anyOf('locations', 'uuid')})`,
  sql`(${sql.placeholder('languages')}::uuid[] is null or language_id = ${anyOf('languages', 'uuid')})`,
  sql`(${sql.placeholder('months')}::text[] is null or month_of(start_date) = ${anyOf('months', 'text')})`,
])

/** The session that a list shows of a course, the one that `next_start_of` means; of those that pass, where filters ask for sessions. */
const shownSession = (query: CourseQuery) => sql`
  select id as next_id, start_date as session_start, greatest(capacity - seats_taken, 0) as seats_left, location_id, language_id
  from sessions where course_id = found.id and canceled_at is null and ${choosesSessions(query) ? sql`start_date > now() and ${chosenSessions}` : sql`start_date = next_start`}
  order by language_id is distinct from ${sql.placeholder('reader')}::uuid, seats_taken >= capacity, start_date, sessions.id
  limit 1`

const isRanked = ({ search, sort }: CourseQuery) => search !== '' && sort.some(([name]) => name === 'relevance')

const paged = (query: CourseQuery) =>
  sql`order by ${orderOfCourses(query.sort, isRanked(query))} limit ${limit} offset ${offset}`

/** The page of those that pass, in order. What was chosen among sessions decides when the next one is, so all are asked; else only the page is. */
function listed(query: CourseQuery): SQL {
  const shown = shownSession(query)
  const page = choosesSessions(query)
    ? sql`select row_number() over () as place, ordered.* from (
        select found.id, version, rank, title, price, shown.*, session_start as next_start
        from found left join lateral (${shown}) shown on true where fits ${paged(query)}) ordered`
    : sql`select place, found.id, version, shown.* from (
        select row_number() over () as place, ordered.* from (
          select * from found where fits ${paged(query)}) ordered) found
        left join lateral (${shown}) shown on true`
  return sql`select json_agg(json_build_array(id, version, next_id, ${instantOf(sql.raw('session_start'))}, seats_left,
    location_id, language_id) order by place) from (${page}) page`
}

const count = (from: SQL) => sql`(select count(*)::int from ${from})`

/**
 * One row, in one statement: the courses of the page asked for; how many pass the filters, and whether any was found at
 * all; of each one found its kind and those of its sessions, for the facets; and by what to see whether the kinds and
 * the filters' values are known.
 */
export function findCourses(query: CourseQuery): SQL {
  const { search, locale } = query
  const { matches, rank } = search === '' ? { matches: sql`true`, rank: sql`0` } : searchColumns(locale)
  const { courseId, version, kind, price, title } = courseSearch
  const narrow = isNarrow(query)
  const columns = sql`${courseId} as id, ${version}, ${kind}, ${price}, ${title},
    ${isRanked(query) ? rank : sql`0`} as rank, ${sessionColumns(locale)}`
  const isCounted = isFiltered(query) && !query.facets
  return sql`
    with found as materialized (
      select *, ${narrow ? sql`true` : passes(query)} as fits from (
        select ${columns} from ${courseSearch} join ${nextStarts} on ${nextStarts.courseId} = ${courseId}
        where ${inLocale(locale)} and ${matches} and ${onHomePage}
      ) matching ${narrow ? sql`where ${passes(query)}` : sql``}
    )
    select ${jsonList(listed(query))} as listed,
      ${count(sql`found where fits`)} as total,
      exists (select from found) as "any",
      ${query.facets ? jsonList(sql`select json_agg(json_build_array(kind, session_kinds)) from found`) : sql`'[]'::json`} as offers,
      (select version from ${filterVersion}) as version,
      ${isCounted ? sql`json_build_array(${count(sql`course_kinds`)}, ${count(sql`session_kinds`)})` : sql`null::json`} as kinds`
}
