import { type SQL, sql } from 'drizzle-orm'
import { courseSearch } from '../../../db/tables.ts'
import type { Locale } from '../../../domain/locales.ts'
import type { SearchQuestion } from './search-question.ts'

const configurations: Record<Locale, SQL> = {
  nl: sql.raw(`'leerplein_nl'`),
  en: sql.raw(`'leerplein_en'`),
  fr: sql.raw(`'leerplein_fr'`),
}

/** The rows of one language; said as its indexes say it, which a value given by name would not be. */
export const inLocale = (locale: Locale): SQL => sql`locale = ${sql.raw(`'${locale}'`)}`

/** A part of what is asked, which the statement is given by name. */
const asked = (name: keyof SearchQuestion) => sql.placeholder(name)

/** What a word weighs by where it stands: long texts, topics, summary and trainers, title (`course_search.vector`). */
const weights = sql.raw(`'{0.05, 0.15, 0.3, 1}'`)

/** Whether a course answers the search, and how well. In subqueries, what is asked is read once and not for each course. */
export function searchColumns(locale: Locale): { matches: SQL; rank: SQL } {
  const configuration = configurations[locale]
  const question = sql`(select websearch_to_tsquery(${configuration}, ${asked('search')}) ||
    (websearch_to_tsquery(${configuration}, ${asked('head')}) && to_tsquery(${configuration}, ${asked('question')})))`
  const any = sql`(select to_tsquery(${configuration}, ${asked('any')}))`
  const titled = sql`(select to_tsquery(${configuration}, ${asked('titled')}))`
  const longest = sql`(select lower(unaccent(${asked('pattern')})))`
  const each = sql`array(select lower(unaccent(pattern)) from unnest(${asked('patterns')}::text[]) as pattern)`
  // What stemming cannot see in 'Cyberveiligheid'. An index finds the longest word.
  const inTitle = sql`(${courseSearch.title} like ${longest} and ${courseSearch.title} like all(${each}))`
  const isTitled = sql`(${courseSearch.vector} @@ ${titled} or ${inTitle})`
  return {
    matches: sql`(${courseSearch.vector} @@ ${question} or ${inTitle})`,
    rank: sql`(ts_rank(${weights}, ${courseSearch.vector}, ${any}) + case when ${isTitled} then 1 else 0 end)`,
  }
}

/** Whether a course has this word, or one of the same stem; words that say nothing alone are everywhere. */
export function hasWord(locale: Locale, word: SQL): SQL {
  const question = sql`plainto_tsquery(${configurations[locale]}, ${word})`
  return sql`(numnode(${question}) = 0
    or exists (select 1 from ${courseSearch} where ${inLocale(locale)} and ${courseSearch.vector} @@ ${question}))`
}
