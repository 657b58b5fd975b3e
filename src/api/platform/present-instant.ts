import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** An instant in UTC, written as JavaScript writes it. */
export const instantOf = (column: AnyColumn | SQL): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
