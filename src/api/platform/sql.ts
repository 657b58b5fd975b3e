import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type Locale, locales } from '../../domain/locales.ts'

/** Conditions that hold together; whatever there is where there are none. */
export const allOf = (conditions: readonly SQL[]): SQL => together([sql`true`, ...conditions])

/** Of one condition or more, that all hold. */
export const together = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `)

/** Likewise, that one does. */
export const either = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

/** An object as JSON, made where the data is: what leaves the API, by name. */
export const jsonObject = (fields: Record<string, AnyColumn | SQL>): SQL => {
  const parts = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`)
  return sql`json_build_object(${sql.join(parts, sql`, `)})`
}

/** A list of rows as JSON; empty, not null, where there are none. */
export const jsonList = (rows: SQL): SQL => sql`coalesce((${rows}), '[]')`

/** The text of one language, null where there is none. */
export const textOf = (column: AnyColumn | SQL, locale: Locale): SQL => sql`(${column}->>${sql.raw(`'${locale}'`)})`

/** The text of a language, the Dutch one where that is empty. */
export const textIn = (column: AnyColumn | SQL, locale: Locale): SQL =>
  sql`coalesce(${textOf(column, locale)}, ${textOf(column, 'nl')})`

/** The slug of any language is this one; each language's index serves it. */
export const slugIs = (column: AnyColumn, slug: string | Placeholder): SQL =>
  either(locales.map((locale) => sql`${textOf(column, locale)} = ${slug}`))

/** Whose slug it is in that language goes before whose it is in another. */
export const ownSlugFirst = (column: AnyColumn, slug: string | Placeholder, locale: Locale | Placeholder): SQL =>
  sql`(${column}->>${locale}::text) = ${slug} is true desc`

/** An instant in UTC, written as JavaScript writes it. */
export const instantOf = (column: AnyColumn | SQL): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * An uploaded picture as answers show it, null where there is none; `file` is the column that points at it. By its
 * `bucketName` and `name` the minio calls find it; the name is its id, since uploads may share the one they came with.
 */
export const pictureOf = (file: AnyColumn | SQL): SQL => sql`(
  select json_build_object(
    'url', '/images/' || files.id || '/' || files.version, 'width', files.width, 'height', files.height,
    'focalX', files.focal_x, 'focalY', files.focal_y,
    'alternativeText', case when not files.decorative then files.alternative_text end,
    'bucketName', files.bucket_name, 'name', files.id)
  from files where files.id = ${file} and files.width is not null)`

/** A layout without the blocks that editors hid. */
export const shownBlocks = (layout: AnyColumn | SQL): SQL =>
  sql`jsonb_path_query_array(${layout}, '$[*] ? (!(@.hidden == true))')`

/** What these names stand for, by name: some columns of a table, some fields of a row. */
export const pick = <From extends object, Name extends keyof From>(from: From, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>
