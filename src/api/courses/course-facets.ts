import { type SQL, sql } from 'drizzle-orm'
import { courseSearch } from '../../db/tables.ts'
import { type CourseType, courseTypes } from '../../domain/courses.ts'
import type { Localized } from '../../domain/locales.ts'
import { type FacetName, facetNames } from './course-query.ts'

const typeNames: Record<CourseType, Localized> = {
  CALENDAR: { nl: 'Open opleiding', en: 'Open course', fr: 'Formation ouverte' },
  TAILORED: { nl: 'Op maat', en: 'Tailor made', fr: 'Sur mesure' },
  ONLINE: { nl: 'Online', en: 'Online', fr: 'En ligne' },
  CERTIFICATION: { nl: 'Certificering', en: 'Certification', fr: 'Certification' },
}

/** A value of a filter; courses know it by its id, and addresses by its value. */
interface FilterValue {
  id: string
  value: string
  name: Localized
}
export type FilterValues = Record<Exclude<FacetName, 'types'>, FilterValue[]>

/** How many of the courses found a value of a filter would leave. */
export type FacetCount = [facet: FacetName, id: string, count: number]

const types = courseTypes.map((type) => ({ id: type, value: type, name: typeNames[type] }))

const valuesFrom = (name: FacetName, order: string) => sql`coalesce((
  select json_agg(json_build_object('id', id, 'value', ${keyOf(name)}, 'name', name) order by ${sql.raw(order)})
  from ${sql.raw(name)}), '[]')`

/** Every value of the filters, in the order they are shown, as JSON. */
export const filterValues = (): SQL => sql`json_build_object(
  'categories', ${valuesFrom('categories', 'sequence, key')}, 'themes', ${valuesFrom('themes', 'key')},
  'locations', ${valuesFrom('locations', 'key')}, 'languages', ${valuesFrom('languages', 'code')})`

const chosenOf = (name: FacetName): SQL => sql`${sql.placeholder(name)}::text[]`
const keyOf = (name: FacetName): SQL => sql.raw(name === 'languages' ? 'code' : 'key')

/** The ids of the chosen values: read once and not for each course. */
const idsOf = (name: FacetName): SQL => sql`array(select id from ${sql.raw(name)}
  where ${keyOf(name)} = any(${chosenOf(name)}) or id::text = any(${chosenOf(name)}))`

/** Whether a course of `course_search` passes the chosen values of a filter. */
export function passes(name: FacetName): SQL {
  const conditions = {
    types: sql`${courseSearch.type} = any(${chosenOf(name)})`,
    categories: sql`${courseSearch.categoryId} = any(${idsOf(name)})`,
    themes: sql`${courseSearch.themes} && ${idsOf(name)}`,
    locations: sql`${courseSearch.locations} && ${idsOf(name)}`,
    languages: sql`${courseSearch.languages} && ${idsOf(name)}`,
  }
  return conditions[name]
}

/** The value that courses of `kinds` have, or each of those that they are linked to. */
const valueOf: Record<FacetName, SQL> = {
  types: sql`type`,
  categories: sql`category_id::text`,
  themes: sql`unnest(themes)::text`,
  locations: sql`unnest(locations)::text`,
  languages: sql`unnest(languages)::text`,
}

/** The counts of all filters as JSON; `others` is whether courses of `kinds` pass the filters but for the one named. */
export function facetCounts(others: (name: FacetName) => SQL): SQL {
  const lists = facetNames.map(
    (name) => sql`select ${sql.raw(`'${name}'`)} as facet, ${valueOf[name]} as id, n from kinds where ${others(name)}`,
  )
  return sql`coalesce((select json_agg(json_build_array(facet, id, n)) from (
    select facet, id, sum(n) as n from (${sql.join(lists, sql` union all `)}) linked group by facet, id) counted), '[]')`
}

/** The chosen values that a filter does not have, as value or as id. */
export const unknownValues = (chosen: Record<FacetName, string[]>, values: FilterValues) =>
  facetNames.flatMap((name) => {
    if (name === 'types') return []
    const known = new Set(values[name].flatMap(({ id, value }) => [id, value]))
    return chosen[name].filter((value) => !known.has(value)).map((value) => ({ path: name, value }))
  })

/** Every value of every filter with how many courses it would leave. */
export function presentFacets(values: FilterValues, counts: FacetCount[]) {
  const known = new Map(counts.map(([facet, id, count]) => [`${facet} ${id}`, count]))
  const present = (facet: FacetName, list: FilterValue[]) =>
    list.map(({ id, value, name }) => ({ value, name, count: known.get(`${facet} ${id}`) ?? 0 }))
  return Object.fromEntries(facetNames.map((name) => [name, present(name, name === 'types' ? types : values[name])]))
}

export const noFacets = Object.fromEntries(facetNames.map((name) => [name, []]))
