import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { courses } from '../../db/tables.ts'
import { type CourseType, courseTypes } from '../../domain/courses.ts'
import type { Localized } from '../../domain/locales.ts'
import type { FacetName } from './course-query.ts'

const typeNames: Record<CourseType, Localized> = {
  CALENDAR: { nl: 'Open opleiding', en: 'Open course', fr: 'Formation ouverte' },
  TAILORED: { nl: 'Op maat', en: 'Tailor made', fr: 'Sur mesure' },
  ONLINE: { nl: 'Online', en: 'Online', fr: 'En ligne' },
  CERTIFICATION: { nl: 'Certificering', en: 'Certification', fr: 'Certification' },
}

/** Each filter's values in order, and the value that a course of `found` has, or those of the rows that link it. */
const sources: Record<FacetName, { values: SQL; position: SQL; linked: SQL; value: SQL }> = {
  types: {
    values: sql`(select type as value, type as id, ${JSON.stringify(typeNames)}::jsonb->type as name, n
      from unnest(array[${sql.raw(courseTypes.map((type) => `'${type}'`).join(', '))}]) with ordinality as t(type, n))`,
    position: sql`v.n`,
    linked: sql`found`,
    value: sql`found.type`,
  },
  categories: {
    values: sql`(select key as value, id, name, sequence as n from categories)`,
    position: sql`v.n, v.value`,
    linked: sql`found`,
    value: sql`found.category_id`,
  },
  themes: {
    values: sql`(select key as value, id, name from themes)`,
    position: sql`v.value`,
    linked: sql`found join course_themes on course_id = found.id`,
    value: sql`theme_id`,
  },
  locations: {
    values: sql`(select key as value, id, name from locations)`,
    position: sql`v.value`,
    linked: sql`found join course_locations on course_id = found.id`,
    value: sql`location_id`,
  },
  languages: {
    values: sql`(select code as value, id, name from languages)`,
    position: sql`v.value`,
    linked: sql`found join course_languages on course_id = found.id`,
    value: sql`language_id`,
  },
}

const isOneOf = (values: Placeholder, column: SQL) =>
  sql`(${column} = any(${values}::text[]) or id::text = any(${values}::text[]))`

/** Whether a course of `courses` passes the chosen values of a filter, those that the statement is given by its name. */
export function passes(name: FacetName): SQL {
  const values = sql.placeholder(name)
  if (name === 'types') return sql`${courses.type} = any(${values}::text[])`
  const key = sql`key`
  const conditions = {
    categories: sql`${courses.categoryId} in (select id from categories where ${isOneOf(values, key)})`,
    themes: sql`exists (select 1 from course_themes join themes on themes.id = theme_id
      where course_id = ${courses.id} and ${isOneOf(values, key)})`,
    locations: sql`exists (select 1 from course_locations join locations on locations.id = location_id
      where course_id = ${courses.id} and ${isOneOf(values, key)})`,
    languages: sql`exists (select 1 from course_languages join languages on languages.id = language_id
      where course_id = ${courses.id} and ${isOneOf(values, sql`code`)})`,
  }
  return conditions[name]
}

/** The chosen values of these filters that no row of the filter's table has, as key or as id: a list of { path, value }. */
export function unknownValues(names: FacetName[]): SQL {
  const lists = names
    .filter((name) => name !== 'types')
    .map((name) => {
      const key = sql.raw(name === 'languages' ? 'code' : 'key')
      return sql`select ${sql.raw(`'${name}'`)} as path, value from unnest(${sql.placeholder(name)}::text[]) as value
        where not exists (select 1 from ${sql.raw(name)} where ${key} = value or id::text = value)`
    })
  return lists.length === 0
    ? sql`null::json`
    : sql`(select json_agg(json_build_object('path', path, 'value', value)) from (${sql.join(lists, sql` union all `)}) unknown)`
}

/** Every value of a filter with how many courses of `found` it would leave; `others` is whether one passes the other filters. */
export function facetOf(name: FacetName, others: SQL): SQL {
  const { values, position, linked, value } = sources[name]
  return sql`(
    select coalesce(json_agg(
      json_build_object('value', v.value, 'name', v.name, 'count', coalesce(counted.n, 0)) order by ${position}), '[]')
    from ${values} v left join (
      select ${value} as id, count(*) as n from ${linked} where ${others} group by 1
    ) counted on counted.id = v.id)`
}
