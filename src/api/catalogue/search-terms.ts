import { newSearchTerm, searchTerm } from '../../../schemas/site-search.ts'
import { searchTerms } from '../../db/tables.ts'
import { isLocale, type Locale, locales } from '../../domain/locales.ts'
import { editors, pick, resourceRoutes } from '../platform/index.ts'

/** What editors know of words: what each means beside itself, and none of those that say nothing of a course. */
export type SearchTerms = Record<Locale, Map<string, string[]>>

/** A part of a search, as it was typed. */
export interface SearchPart {
  words: string[]
  /** What it means beside itself; null when nobody wrote about it. */
  meanings: string[] | null
}

const longestTerm = 5

export const wordsOf = (search: string): string[] => search.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []

/** Words in small letters without accents, as they are compared. */
export const plainWord = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const keyOf = (words: string[]) => words.map(plainWord).join(' ')

export function readSearchTerms(rows: [language: string, term: string, meanings: string[]][]): SearchTerms {
  const terms = Object.fromEntries(locales.map((locale) => [locale, new Map()])) as SearchTerms
  for (const [language, term, meanings] of rows)
    if (isLocale(language)) terms[language].set(keyOf(wordsOf(term)), meanings)
  return terms
}

/** A search in parts: the longest terms that editors wrote about, and the words between them. */
export function partsOf(search: string, terms: ReadonlyMap<string, string[]>): SearchPart[] {
  const words = wordsOf(search)
  const parts: SearchPart[] = []
  for (let at = 0; at < words.length; at += parts.at(-1)?.words.length ?? 1) {
    const lengths = Array.from({ length: Math.min(longestTerm, words.length - at) }, (_, index) => index + 1)
    const length = lengths.findLast((count) => terms.has(keyOf(words.slice(at, at + count)))) ?? 1
    const these = words.slice(at, at + length)
    parts.push({ words: these, meanings: terms.get(keyOf(these)) ?? null })
  }
  return parts
}

const searchTermColumns = { _id: searchTerms.id, ...pick(searchTerms, 'language', 'term', 'meanings') }

export const searchTermRoutes = resourceRoutes({
  names: ['searchTerm', 'searchTerms'],
  words: {
    one: 'a search term',
    many: 'search terms',
    about:
      'Words that visitors type, by language, and what a search for courses takes them for: what they mean beside themselves; a word without meanings says nothing of a course and is left out.',
  },
  more: {
    create:
      'A term is a word or up to five; capitals and accents do not matter, and a term that is there already gets 409. Searches know it at once.',
  },
  example: { language: 'nl', term: 'ehbo', meanings: ['eerste hulp'] },
  access: { read: editors, create: editors, update: editors, delete: editors },
  failures: { create: ['ALREADY_EXISTS'], update: ['ALREADY_EXISTS'] },
  table: searchTerms,
  journal: 'values',
  columns: searchTermColumns,
  filters: {
    _id: searchTerms.id,
    language: { kind: 'choice', of: locales, column: searchTerms.language },
    term: searchTerms.term,
  },
  sort: [
    ['language', 'ASC'],
    ['term', 'ASC'],
  ],
  schema: searchTerm,
  input: newSearchTerm,
})
