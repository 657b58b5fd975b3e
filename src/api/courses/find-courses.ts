import { type SQL, sql } from 'drizzle-orm'
import { courseSearch } from '../../db/tables.ts'
import { jsonList } from '../json-sql.ts'
import { facetCounts, filterValues, passes } from './course-facets.ts'
import { orderOfCourses } from './course-order.ts'
import { type CourseQuery, type FacetName, facetNames } from './course-query.ts'
import { nextSession, nextSessionShown } from './present-course.ts'
import { inLocale, searchColumns, searchValues } from './search-courses.ts'

const all = (conditions: SQL[]): SQL => (conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`)

/** What the statement is given by name. */
export const valuesOf = ({ search, chosen, showOnHomePage, page, limit }: CourseQuery) => ({
  ...searchValues(search),
  ...chosen,
  showOnHomePage,
  limit,
  offset: (page - 1) * limit,
})

const chosenOf = ({ chosen }: CourseQuery) => facetNames.filter((name) => chosen[name].length > 0)

/** Equal shapes make equal SQL, which is kept: what is asked for in it is given by name. */
export const shapeOf = (query: CourseQuery) =>
  JSON.stringify([query.search === '', chosenOf(query).length > 0, query.facets, query.locale, query.sort])

const onHomePage = sql`coalesce(${courseSearch.showOnHomePage} = ${sql.placeholder('showOnHomePage')}, true)`
const [limit, offset] = ['limit', 'offset'].map((name) => sql`${sql.placeholder(name)}::int`)

/** Facets count what one filter alone keeps away: filters stand beside the courses found, and not before them. */
const passesAll = (names: FacetName[], except?: FacetName) =>
  all(names.filter((name) => name !== except).map((name) => sql.raw(`passes_${name}`)))

const isRanked = ({ search, sort }: CourseQuery) => search !== '' && sort.some(([name]) => name === 'relevance')

/** The page of those that pass, in order. Only what may be on it is asked for its next session. */
function listed(query: CourseQuery, names: FacetName[]): SQL {
  const { first, whole } = orderOfCourses(query.sort, isRanked(query))
  const candidates = sql`select id, version, rank, title, price from found where ${passesAll(names)}
    ${first ? sql`order by ${first} fetch first (${limit} + ${offset}) rows with ties` : sql``}`
  return sql`select row_number() over () as place, ordered.* from (
    select id, version, next_session.* from (${candidates}) courses left join lateral ${nextSession} on true
    order by ${whole} limit ${limit} offset ${offset}
  ) ordered`
}

/** What is alike for all facets is counted once. */
function kindsOf(names: FacetName[]): SQL {
  const columns = ['type', 'category_id', 'themes', 'locations', 'languages', ...names.map((name) => `passes_${name}`)]
  return sql`select ${sql.raw(columns.join(', '))}, count(*) as n from found group by ${sql.raw(columns.join(', '))}`
}

/**
 * One row, in one statement: whether any course has the words, other filters left aside; the courses of the page asked
 * for, and how many there are; and the counts and values of the filters, where they are needed.
 */
export function findCourses(query: CourseQuery): SQL {
  const { search, locale, facets } = query
  // With a filter all of them are read, so that filters make no more statements than two.
  const names = chosenOf(query).length > 0 ? [...facetNames] : []
  const { matches, rank } = search === '' ? { matches: sql`true`, rank: sql`0` } : searchColumns(locale)
  const { courseId, version, type, categoryId, price, title, themes, locations, languages } = courseSearch
  const passing = names.map(
    (name) =>
      sql`, (cardinality(${sql.placeholder(name)}::text[]) = 0 or ${passes(name)}) as ${sql.raw(`passes_${name}`)}`,
  )
  return sql`
    with found as materialized (
      select ${courseId} as id, ${version}, ${type}, ${categoryId}, ${price}, ${title}, ${themes}, ${locations},
        ${languages}, ${isRanked(query) ? rank : sql`0`} as rank ${sql.join(passing)}
      from ${courseSearch} where ${inLocale(locale)} and ${matches} and ${onHomePage}
    ), listed as (${listed(query, names)}), kinds as materialized (${kindsOf(names)})
    select ${search === '' ? sql`true` : sql`exists (select 1 from found)`} as matched,
      ${jsonList(sql`select json_agg(json_build_object('id', id, 'version', version, 'nextSession', ${nextSessionShown}::text)
        order by place) from listed`)} as listed,
      (select count(*)::int from found where ${passesAll(names)}) as total,
      ${facets ? facetCounts((name) => passesAll(names, name)) : sql`null::json`} as counts,
      ${facets || names.length > 0 ? filterValues() : sql`null::json`} as values`
}
