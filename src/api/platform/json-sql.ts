import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** An object as JSON, made where the data is: what leaves the API, by name. */
export const jsonObject = (fields: Record<string, AnyColumn | SQL>): SQL => {
  const parts = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`)
  return sql`json_build_object(${sql.join(parts, sql`, `)})`
}

/** A list of rows as JSON; empty, not null, where there are none. */
export const jsonList = (rows: SQL): SQL => sql`coalesce((${rows}), '[]')`
