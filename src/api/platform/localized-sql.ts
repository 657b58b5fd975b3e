import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type Locale, locales } from '../../domain/locales.ts'

/** The text of one language, null where there is none. */
export const textOf = (column: AnyColumn | SQL, locale: Locale): SQL => sql`(${column}->>${sql.raw(`'${locale}'`)})`

/** The text of a language, the Dutch one where that is empty. */
export const textIn = (column: AnyColumn | SQL, locale: Locale): SQL =>
  sql`coalesce(${textOf(column, locale)}, ${textOf(column, 'nl')})`

/** The slug of any language is this one; each language's index serves it. */
export const slugIs = (column: AnyColumn, slug: string | Placeholder): SQL =>
  sql`(${sql.join(
    locales.map((locale) => sql`${textOf(column, locale)} = ${slug}`),
    sql` or `,
  )})`

/** Whose slug it is in that language goes before whose it is in another. */
export const ownSlugFirst = (column: AnyColumn, slug: string | Placeholder, locale: Locale | Placeholder): SQL =>
  sql`(${column}->>${locale}::text) = ${slug} is true desc`
