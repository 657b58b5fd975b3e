import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { searchWords } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import { preparedByShape } from '../platform/index.ts'
import { hasWord, inLocale } from './search-question.ts'
import { partsOf, plainWord } from './search-terms.ts'

/**
 * How many letters are wrong, missing, too many or exchanged with their neighbour between two words; `asPart` lets the
 * second one begin earlier and end later.
 */
export function editDistance(typed: string, word: string, { asPart = false } = {}): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => (asPart ? 0 : at))
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1]
      const isExchanged = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      const none = Number.POSITIVE_INFINITY
      current[at] = Math.min(
        (last[at] ?? none) + 1,
        (current[at - 1] ?? none) + 1,
        (last[at - 1] ?? none) + (isSame ? 0 : 1),
        isExchanged ? (beforeLast[at - 2] ?? none) + 1 : none,
      )
    }
    beforeLast = last
    last = current
  }
  return asPart ? Math.min(...last) : (last.at(-1) ?? 0)
}

/** Less alike than this is another word: 'exel' and 'excel' share three trigrams of eight. */
const leastLikeness = 0.35

/** A word may be part of a longer one, 'veligheid' of 'cyberveiligheid'; a whole word that is as alike goes first. */
const lessForParts = 0.8
const leastPart = 8
const mostCandidates = 4

/** The words of courses that are somewhat like `plain`, the most alike first. The connection says how alike (`connect`). */
const alike = (locale: Locale): SQL => sql`
  select word, written from (
    select word, written, greatest(similarity(plain, word), case when length(plain) >= ${sql.raw(String(leastPart))}
      then ${sql.raw(String(lessForParts))} * word_similarity(plain, word) end) as likeness
    from ${searchWords}
    where ${inLocale(locale)} and (${searchWords.word} % plain or (length(plain) >= ${sql.raw(String(leastPart))} and ${searchWords.word} %> plain))
  ) compared
  where likeness >= ${sql.raw(String(leastLikeness))} order by likeness desc, word offset 0`

/** For each of `words` those of courses that are like it, itself where a course has it; one that courses had once is none. */
const candidates = preparedByShape(
  (locale: Locale) => locale,
  (db, locale) =>
    db
      .select({
        like: sql<string[]>`case when ${hasWord(locale, sql`asked.word`)} then array[asked.word]
          else array(select written from (${alike(locale)}) alike
            where ${hasWord(locale, sql`word`)} limit ${sql.raw(String(mostCandidates))}) end`,
      })
      .from(sql`unnest(${sql.placeholder('words')}::text[]) with ordinality as asked(word, n)
        cross join lateral (select lower(unaccent(asked.word)) as plain offset 0) plainly`)
      .orderBy(sql`n`)
      .prepare(''),
)

const shortest = 4

/** How many letters of a word may be wrong. */
const mostErrors = (word: string) => (word.length < 7 ? 1 : 2)

/** How far a typed word is from another; a part of a longer one is further than the whole. */
function distanceTo(typed: string, word: string): number {
  const whole = editDistance(typed, word)
  return typed.length < leastPart ? whole : Math.min(whole, editDistance(typed, word, { asPart: true }) + 0.5)
}

/** The nearest of some words, the first of several; null when all are too far. */
function nearest(typed: string, words: string[]): string | null {
  const plain = plainWord(typed)
  // Letters that a shorter word lacks are wrong already.
  const near = words.filter((word) => plain.length - plainWord(word).length <= mostErrors(plain))
  const distances = near.map((word) => distanceTo(plain, plainWord(word)))
  const least = Math.min(...distances)
  return (least <= mostErrors(plain) && near[distances.indexOf(least)]) || null
}

/** The words of editors that a typed word may stand for: those of about its length. */
function termsLike(typed: string, terms: ReadonlyMap<string, string[]>): string[] {
  const isLike = (term: string) => !term.includes(' ') && Math.abs(term.length - typed.length) <= mostErrors(typed)
  return [...terms.keys()].filter(isLike)
}

/** 'verkoopstechnieken' is 'verkoop': what stands before a word that says nothing of a course. */
function withoutNoise(word: string, terms: ReadonlyMap<string, string[]>): string {
  const plain = plainWord(word)
  const [noise] =
    [...terms].find(
      ([term, meanings]) =>
        meanings.length === 0 &&
        term.length > shortest &&
        plain.endsWith(term) &&
        plain.length - term.length > shortest,
    ) ?? []
  return noise ? word.slice(0, -noise.length).replace(/s$/, '') : word
}

/** The search with each unknown word replaced by the most alike word of courses or editors; null when that changes nothing, or one is like none. */
export async function correctSearch(
  db: Executor,
  search: string,
  locale: Locale,
  terms: ReadonlyMap<string, string[]>,
): Promise<string | null> {
  const parts = partsOf(search, terms)
  const unknown = parts.flatMap(({ meanings, words }) => (meanings === null ? words : []))
  const words = unknown.filter((word) => word.length >= shortest)
  if (words.length === 0) return null
  const telling = words.map((word) => withoutNoise(word, terms))
  const rows = await candidates(db, locale).execute({ words: telling })
  const corrections = new Map(
    words.map((word, at) => {
      const said = telling[at] ?? word
      return [word, nearest(said, rows[at]?.like ?? []) ?? nearest(said, termsLike(said, terms))]
    }),
  )
  const isNonsense = [...corrections.values()].includes(null)
  if (isNonsense || words.every((word) => corrections.get(word) === word)) return null
  return parts.flatMap((part) => part.words.map((word) => corrections.get(word) ?? word)).join(' ')
}
