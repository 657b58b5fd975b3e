import { type SQL, sql } from 'drizzle-orm'
import { courseSearch } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import { escapeLike } from '../platform/index.ts'
import { partsOf, type SearchPart, wordsOf } from './search-terms.ts'

/** A search as the statement is given it, by name. */
export interface SearchQuestion {
  /** As it was typed, where its signs mean something: 'or', a '-', a whole phrase. */
  search: string
  /** The same without its last word, which may be half typed. */
  head: string
  /** What must be found: all of a plain search, or that last word. */
  question: string
  /** All of its words, any of which will do: how well a course fits. */
  any: string
  /** The same as `question`, in a title. */
  titled: string
  /** Patterns for words somewhere in a title; the first one, the longest, is for the index. */
  pattern: string | null
  patterns: string[]
}

const shortestPart = 4
/** Shorter ones begin too many words: 'ai' is no 'aid'. */
const shortestBeginning = 3

/** None when a word is too short to say anything. */
function patternsOf(words: string[]): string[] {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return words.some((word) => word.length < shortestPart) ? [] : longestFirst.map((word) => `%${escapeLike(word)}%`)
}

/** Nothing in it means 'or', 'not' or a whole phrase. */
const isPlain = (search: string) => !/"|(?:^|\s)-|\bor\b/i.test(search)

/** After it, a word alone is enough: what begins like it adds nothing. */
const isAlternative = (head: string) => /\bor\s+$/i.test(head)

/** Those that say something of a course; all of them when none does. */
function tellingParts(parts: SearchPart[]): SearchPart[] {
  const telling = parts.filter(({ meanings }) => meanings?.length !== 0)
  return telling.length > 0 ? telling : parts
}

/** Each part as any of what it means, in the language of to_tsquery; words are letters and digits, so quotes hold them. */
function alternativesOf(parts: SearchPart[], isHalfTyped: boolean, weight = ''): string[] {
  return parts.map(({ words, meanings }, place) => {
    const begun = isHalfTyped && place === parts.length - 1 && (words.at(-1)?.length ?? 0) >= shortestBeginning
    const phrases = (meanings ?? []).map((meaning) => wordsOf(meaning).join(' ')).filter(Boolean)
    const flags = (some: string) => (some ? `:${some}` : '')
    const typed = `'${words.join(' ')}'${flags((begun ? '*' : '') + weight)}`
    return `(${[typed, ...phrases.map((phrase) => `'${phrase}'${flags(weight)}`)].join(' | ')})`
  })
}

/** Of a search whose signs mean something, the last word alone is taken apart. */
function signedQuestion(search: string): Pick<SearchQuestion, 'search' | 'head' | 'question'> {
  const word = wordsOf(search).at(-1) ?? ''
  const last = search.endsWith(word) ? word : ''
  const head = search.slice(0, search.length - last.length)
  if (last === '' || head.includes('"') || isAlternative(head)) return { search, head: '', question: '' }
  return { search, head, question: `${last}:*` }
}

/** What a search asks for; `some` is satisfied with any of its words. */
export function searchQuestion(
  search: string,
  terms: ReadonlyMap<string, string[]>,
  { some = false } = {},
): SearchQuestion {
  const parts = tellingParts(partsOf(search, terms))
  // What merely begins like one of the words is no part of it: 'honden' is no 'honderd'.
  const isHalfTyped = !some && /[\p{L}\p{N}]$/u.test(search)
  const wanted = alternativesOf(parts, isHalfTyped)
  const any = wanted.join(' | ')
  const patterns = patternsOf(parts.flatMap(({ words }) => words))
  const found = {
    any,
    titled: alternativesOf(parts, isHalfTyped, 'A').join(' & '),
    pattern: patterns[0] ?? null,
    patterns,
  }
  if (some) return { ...found, search: '', head: '', question: any, titled: '' }
  return isPlain(search)
    ? { ...found, search: '', head: '', question: wanted.join(' & ') }
    : { ...found, ...signedQuestion(search) }
}

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
