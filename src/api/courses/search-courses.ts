import { type SQL, sql } from 'drizzle-orm'
import { courses } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import { escapeLike } from '../filters.ts'
import { textIn } from '../localized-sql.ts'

const columns = { nl: courses.searchNl, en: courses.searchEn, fr: courses.searchFr }
const configurations: Record<Locale, SQL> = {
  nl: sql.raw(`'leerplein_nl'`),
  en: sql.raw(`'leerplein_en'`),
  fr: sql.raw(`'leerplein_fr'`),
}

export const plainTitle = (locale: Locale): SQL => sql`lower(unaccent(${textIn(courses.title, locale)}))`

/** What a course is about beside its own texts: the names of its category, themes and places. */
export const topicsIn = (locale: Locale): SQL => sql`(select string_agg(${textIn(sql`topics.name`, locale)}, ' ') from (
  select name from categories where categories.id = ${courses.categoryId}
  union all select name from themes join course_themes on theme_id = themes.id where course_id = ${courses.id}
  union all select name from locations join course_locations on location_id = locations.id where course_id = ${courses.id}
) topics)`

export const wordsOf = (search: string): string[] => search.match(/[\p{L}\p{N}]+/gu) ?? []

/** The words as a full-text question; the last one may still be half typed. */
function questionOf(search: string, locale: Locale): SQL {
  const configuration = configurations[locale]
  const whole = sql`websearch_to_tsquery(${configuration}, ${search})`
  const [, head = '', last] = /^(.*?)([\p{L}\p{N}]+)$/su.exec(search) ?? []
  if (!last || head.includes('"')) return whole
  const begun = sql`to_tsquery(${configuration}, ${`${last}:*`})`
  return head.trim() === ''
    ? sql`(${whole} || ${begun})`
    : sql`(${whole} || (websearch_to_tsquery(${configuration}, ${head}) && ${begun}))`
}

/** Every word somewhere in the title: what stemming cannot see in 'Cyberveiligheid'. */
function inTitle(search: string, locale: Locale): SQL {
  const words = wordsOf(search)
  if (words.length === 0 || words.some((word) => word.length < 4)) return sql`false`
  const each = words.map((word) => sql`${plainTitle(locale)} like lower(unaccent(${`%${escapeLike(word)}%`}))`)
  return sql`(${sql.join(each, sql` and `)})`
}

/** Whether a course answers the search, and how well; without a search every course does. */
export function searchColumns(search: string, locale: Locale): { matches: SQL; rank: SQL } {
  if (search === '') return { matches: sql`true`, rank: sql`0::real` }
  const question = questionOf(search, locale)
  const topics = sql`setweight(to_tsvector(${configurations[locale]}, coalesce(${topicsIn(locale)}, '')), 'B')`
  const vector = sql`(${columns[locale]} || ${topics})`
  return {
    matches: sql`(${vector} @@ ${question} or ${inTitle(search, locale)})`,
    rank: sql`(ts_rank_cd(${vector}, ${question}) + case when ${inTitle(search, locale)} then 1 else 0 end)`,
  }
}
