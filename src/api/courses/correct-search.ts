import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { searchWords } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import { preparedByShape } from '../prepared.ts'
import { hasWord, inLocale, wordsOf } from './search-courses.ts'

/** Less alike than this is another word: 'exel' and 'excel' share three trigrams of eight. */
const leastLikeness = 0.35

/** A word may be part of a longer one, 'veligheid' of 'cyberveiligheid'; a whole word that is as alike goes first. */
const lessForParts = 0.8
const leastPart = 7

/** The words of courses that are somewhat like `plain`, the most alike first. The connection says how alike (`connect`). */
const alike = (locale: Locale): SQL => sql`
  select word from (
    select word, greatest(similarity(plain, word), case when length(plain) >= ${sql.raw(String(leastPart))}
      then ${sql.raw(String(lessForParts))} * word_similarity(plain, word) end) as likeness
    from ${searchWords}
    where ${inLocale(locale)} and (${searchWords.word} % plain or (length(plain) >= ${sql.raw(String(leastPart))} and ${searchWords.word} %> plain))
  ) compared
  where likeness >= ${sql.raw(String(leastLikeness))} order by likeness desc, word offset 0`

/** Each of `words` with what a course has instead; a word that courses had once is none. */
const corrections = preparedByShape(
  (locale: Locale) => locale,
  (db, locale) =>
    db
      .select({ word: sql<string>`coalesce(best.word, asked.word)` })
      .from(sql`unnest(${sql.placeholder('words')}::text[]) with ordinality as asked(word, n)
        cross join lateral (select lower(unaccent(asked.word)) as plain offset 0) written
        left join lateral (
          select word from (${alike(locale)}) alike where length(asked.word) > 2 and ${hasWord(locale, sql`word`)} limit 1
        ) best on true`)
      .orderBy(sql`n`)
      .prepare(''),
)

/** The search with each unknown word replaced by the most alike word of our courses; null when that changes nothing. */
export async function correctSearch(db: Executor, search: string, locale: Locale): Promise<string | null> {
  const words = wordsOf(search)
  if (words.length === 0) return null
  const rows = await corrections(db, locale).execute({ words })
  const corrected = rows.map(({ word }) => word).join(' ')
  return corrected === words.join(' ').toLowerCase() ? null : corrected
}
