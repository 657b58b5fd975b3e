import { type SQL, sql } from 'drizzle-orm'
import { courseSearch } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import { escapeLike } from '../filters.ts'

const configurations: Record<Locale, SQL> = {
  nl: sql.raw(`'leerplein_nl'`),
  en: sql.raw(`'leerplein_en'`),
  fr: sql.raw(`'leerplein_fr'`),
}

/** The rows of one language; said as its indexes say it, which a value given by name would not be. */
export const inLocale = (locale: Locale): SQL => sql`locale = ${sql.raw(`'${locale}'`)}`

export const wordsOf = (search: string): string[] => search.match(/[\p{L}\p{N}]+/gu) ?? []

const shortestPart = 4

/** Patterns for words somewhere in a title; none when one of them is too short to say anything. */
function patternsOf(search: string): string[] {
  const words = wordsOf(search).toSorted((a, b) => b.length - a.length)
  return words.some((word) => word.length < shortestPart) ? [] : words.map((word) => `%${escapeLike(word)}%`)
}

/** After it, a word alone is enough: what begins like it adds nothing. */
const isAlternative = (head: string) => /\bor\s+$/i.test(head)

/** Plain words, of which the last may be half typed: nothing in them means 'or', 'not' or a whole phrase. */
const isPlain = (head: string) => !/["-]|\bor\b/i.test(head)

/**
 * What the conditions below are given by name: the whole search, or its head with a last word that may still be half
 * typed. With plain words the latter finds and ranks what the former does, and ranking costs by the word.
 */
export function searchValues(search: string) {
  const word = wordsOf(search).at(-1) ?? ''
  const last = search.endsWith(word) ? word : ''
  const head = search.slice(0, search.length - last.length)
  const patterns = patternsOf(search)
  const halfTyped = last !== '' && !head.includes('"') && !isAlternative(head)
  return {
    search: halfTyped && isPlain(head) ? '' : search,
    head: halfTyped ? head : '',
    begun: halfTyped ? `${last}:*` : '',
    pattern: patterns[0] ?? null,
    patterns,
  }
}

/** The words as a full-text question; a part without words leaves the rest as it is. */
function questionIn(locale: Locale): SQL {
  const configuration = configurations[locale]
  const [search, head, begun] = ['search', 'head', 'begun'].map((name) => sql.placeholder(name))
  return sql`websearch_to_tsquery(${configuration}, ${search}) ||
    (websearch_to_tsquery(${configuration}, ${head}) && to_tsquery(${configuration}, ${begun}))`
}

/** Whether a course answers the search, and how well. In subqueries, what is asked is read once and not for each course. */
export function searchColumns(locale: Locale): { matches: SQL; rank: SQL } {
  const question = sql`(select ${questionIn(locale)})`
  const longest = sql`(select lower(unaccent(${sql.placeholder('pattern')})))`
  const each = sql`array(select lower(unaccent(pattern)) from unnest(${sql.placeholder('patterns')}::text[]) as pattern)`
  // What stemming cannot see in 'Cyberveiligheid'. An index finds the longest word.
  const inTitle = sql`(${courseSearch.title} like ${longest} and ${courseSearch.title} like all(${each}))`
  return {
    matches: sql`(${courseSearch.vector} @@ ${question} or ${inTitle})`,
    rank: sql`(ts_rank_cd(${courseSearch.vector}, ${question}) + case when ${inTitle} then 1 else 0 end)`,
  }
}

/** Whether a course has this word, or one of the same stem; words that say nothing alone are everywhere. */
export function hasWord(locale: Locale, word: SQL): SQL {
  const question = sql`plainto_tsquery(${configurations[locale]}, ${word})`
  return sql`(numnode(${question}) = 0
    or exists (select 1 from ${courseSearch} where ${inLocale(locale)} and ${courseSearch.vector} @@ ${question}))`
}
