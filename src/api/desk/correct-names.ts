import { type SQL, sql } from 'drizzle-orm'
import { locales } from '../../domain/locales.ts'
import { editDistance } from '../catalogue/index.ts'
import { type ApiContext, preparedFor, prepareSql } from '../platform/index.ts'

/** A shorter word is like too many others. */
const shortest = 4
/** How many letters of a word may be wrong. */
const mostErrors = (word: string) => (word.length < 7 ? 1 : 2)
/** Of each word so many are compared. */
const mostCandidates = 12

/** The words of a table that are somewhat like `asked.plain`, by its index; the connection says how alike (`connect`). */
const like = (table: SQL, only: SQL) => sql`(select word, similarity(word, asked.plain) as likeness from ${table}
  where word % asked.plain and ${only} order by likeness desc, word limit ${sql.raw(String(mostCandidates))})`

/** The words of a table with two letters beside each other in the other order: of a short one an index finds too little alike. */
const exchanged = (table: SQL, only: SQL) => sql`(select word, 1 as likeness from ${table}
  where ${only} and word = any(array(select overlay(asked.plain placing reverse(substr(asked.plain, n, 2)) from n)
    from generate_series(1, length(asked.plain) - 1) n)))`

/** Where words are kept, with which of them. */
const tables = [
  [sql`name_words`, sql`true`],
  ...locales.map((locale) => [sql`search_words`, sql`locale = ${sql.raw(`'${locale}'`)}`] as const),
] as const

const candidates = preparedFor((db) =>
  prepareSql<{ plain: string; words: string[] }>(
    db,
    sql`select plain, array(select word from (${sql.join(
      tables.flatMap(([table, only]) => [like(table, only), exchanged(table, only)]),
      sql` union all `,
    )}) alike group by word order by max(likeness) desc, word) as words
    from unnest(${sql.placeholder('words')}::text[]) with ordinality as typed(word, n)
      cross join lateral (select plain_text(typed.word) as plain offset 0) asked order by n`,
  ),
)

/**
 * For each word what it may have been meant to be, the likeliest first, `ways` in all and the word as it was typed among them:
 * words of names, of courses and of `more` with few other letters. Null where nothing is like any of them.
 */
export async function correctNames(
  { db }: ApiContext,
  words: readonly string[],
  ways: number,
  more: readonly string[],
): Promise<string[][] | null> {
  const mayErr = words.map((word) => word.length >= shortest && /^[\p{L}’'-]+$/u.test(word))
  if (!mayErr.includes(true)) return null
  const rows = await candidates(db)({ words: [...words] })
  const meant = words.map((word, at) => {
    const { plain, words: alike } = rows[at] ?? { plain: word, words: [] }
    if (!mayErr[at]) return [word]
    const all = [...new Set([...alike, ...more])]
    const near = all
      .map((other) => ({ other, distance: editDistance(plain, other) }))
      .filter(({ other, distance }) => other !== plain && distance <= mostErrors(plain))
      .sort((one, two) => one.distance - two.distance)
      .map(({ other }) => other)
      .slice(0, ways - 1)
    // A name that somebody has is no error of its own.
    return all.includes(plain) ? [word, ...near] : [...near, word]
  })
  return meant.some((those) => those.length > 1) ? meant : null
}
