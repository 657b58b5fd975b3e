import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { missedSearches } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { Days } from '../../domain/figures.ts'
import type { Locale } from '../../domain/locales.ts'
import type { ApiContext } from '../platform/index.ts'

const longest = 80
/** More words in a day than visitors miss: whoever makes them up fills no table. */
const mostWords = 2000

/** Digits as of a phone, a card or a customer's number. */
const fewDigits = 5

/**
 * A search as it is counted: small letters, single spaces, 80 characters. Null for what may be of somebody: an e-mail address,
 * a phone number, a number without words; and for what is too short to be a word.
 */
export function countedWords(search: string): string | null {
  const words = search.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const digits = words.replaceAll(/\D/g, '').length
  if (words.length < 2 || words.includes('@') || digits > fewDigits || !/\p{L}/u.test(words)) return null
  return words.slice(0, longest).trim()
}

/** What narrows a list beside words: what is missed then may be there otherwise. */
const plain = new Set(['search', 'locale', 'facets', 'sort', 'limit', 'page'])

/** Whether a list of courses was asked for by words alone, and for its first page with all that stands beside it. */
export const asksByWords = (given: Record<string, string[]>): boolean =>
  Object.entries(given).every(([name, values]) => plain.has(name) || values.every((value) => value === '')) &&
  (given.page?.[0] ?? '1') === '1' &&
  given.facets?.[0] !== 'false'

/** Counts a search that found nothing, on its day; nothing of who searched. Nobody waits longer for a list because it fails. */
export async function countMissedSearch({ db, log }: Pick<ApiContext, 'db' | 'log'>, search: string, locale: Locale) {
  const words = countedWords(search)
  if (!words) return
  try {
    const day = brusselsDay(new Date())
    const own = and(eq(missedSearches.day, day), eq(missedSearches.words, words), eq(missedSearches.locale, locale))
    const more = { times: sql`${missedSearches.times} + 1` }
    const counted = await db.update(missedSearches).set(more).where(own).returning({ times: missedSearches.times })
    if (counted.length > 0 || (await db.$count(missedSearches, eq(missedSearches.day, day))) >= mostWords) return
    const { day: ofDay, words: ofWords, locale: ofLocale } = missedSearches
    await db
      .insert(missedSearches)
      .values({ day, words, locale })
      .onConflictDoUpdate({ target: [ofDay, ofWords, ofLocale], set: more })
  } catch (error) {
    log.warn({ err: error }, 'A search without a result was not counted')
  }
}

/** As many words are shown; what was missed once is no less telling, but there is much of it. */
const mostShown = 50

/** The words that were missed in a period, the most frequent first, each with how often that was and in the period before. */
export async function listMissedSearches(db: Executor, now: Days, before: Days) {
  const { rows } = await db.execute<{ key: string; now: number; before: number }>(sql`
    select words as key, coalesce(sum(times) filter (where which = 'now'), 0)::int as now,
      coalesce(sum(times) filter (where which = 'before'), 0)::int as before
    from (values ('now', ${now.from}::date, ${now.until}::date), ('before', ${before.from}::date, ${before.until}::date))
      as period(which, first, last) join missed_searches on day between first and last
    group by words having bool_or(which = 'now') order by 2 desc, 3 desc, 1 limit ${mostShown}`)
  return rows
}
