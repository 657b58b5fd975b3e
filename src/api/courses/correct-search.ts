import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { courses } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import { textIn } from '../localized-sql.ts'
import { topicsIn, wordsOf } from './search-courses.ts'

/** Less alike than this is another word: 'exel' and 'excel' share three trigrams of eight. */
const leastLikeness = 0.35

/** A word may be part of a longer one, 'veligheid' of 'cyberveiligheid'; a whole word that is as alike goes first. */
const lessForParts = 0.8
const leastPart = 7

const texts = (locale: Locale): SQL =>
  sql.join(
    [courses.title, courses.summary, courses.audience, courses.description].map((column) => textIn(column, locale)),
    sql` || ' ' || `,
  )

/** The search with each unknown word replaced by the most alike word of our courses; null when that changes nothing. */
export async function correctSearch(db: Executor, search: string, locale: Locale): Promise<string | null> {
  const words = wordsOf(search)
  if (words.length === 0) return null
  const { rows } = await db.execute<{ word: string }>(sql`
    with vocabulary as materialized (
      select distinct word from ${courses},
        regexp_split_to_table(lower(unaccent(${texts(locale)} || ' ' || coalesce(${topicsIn(locale)}, ''))), '[^[:alnum:]]+') as word
      where length(word) > 2
    )
    select coalesce(best.word, asked.word) as word
    from unnest(${sql.param(words)}::text[]) with ordinality as asked(word, n) left join lateral (
      select word from (
        select word, greatest(similarity(plain, word),
          case when length(plain) >= ${leastPart} then ${lessForParts} * word_similarity(plain, word) end) as likeness
        from vocabulary, lower(unaccent(asked.word)) as plain
        where length(asked.word) > 2
      ) compared where likeness >= ${leastLikeness} order by likeness desc, word limit 1
    ) best on true order by n`)
  const corrected = rows.map(({ word }) => word).join(' ')
  return corrected === words.join(' ').toLowerCase() ? null : corrected
}
