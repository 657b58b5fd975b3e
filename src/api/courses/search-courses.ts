import { type SQL, sql } from 'drizzle-orm'
import { courses } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'

const columns = { nl: courses.searchNl, en: courses.searchEn, fr: courses.searchFr }
const configurations: Record<Locale, SQL> = {
  nl: sql.raw(`'leerplein_nl'`),
  en: sql.raw(`'leerplein_en'`),
  fr: sql.raw(`'leerplein_fr'`),
}

export const titleIn = (locale: Locale): SQL =>
  sql`coalesce(${courses.title}->>${sql.raw(`'${locale}'`)}, ${courses.title}->>'nl')`

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

/** How well a course answers the search: `matches` and `rank` by full text, `likeness` of the title for typing errors. */
export function searchColumns(search: string, locale: Locale) {
  if (search === '') return { matches: sql`true`, rank: sql`0`, likeness: sql`1` }
  const question = questionOf(search, locale)
  const words = search.match(/[\p{L}\p{N}]{2,}/gu) ?? []
  const title = sql`lower(unaccent(${titleIn(locale)}))`
  const likenesses = words.map((word) => sql`word_similarity(lower(unaccent(${word})), ${title})`)
  return {
    matches: sql`${columns[locale]} @@ ${question}`,
    rank: sql`ts_rank_cd(${columns[locale]}, ${question})`,
    likeness: likenesses.length === 0 ? sql`0` : sql`(${sql.join(likenesses, sql` + `)}) / ${sql.raw(String(likenesses.length))}`,
  }
}
