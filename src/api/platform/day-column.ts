import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** A column of days as the instants those begin in Brussels, which is what filters on dates compare. */
export const dayColumn = (column: AnyColumn): SQL => sql`(${column}::timestamp at time zone 'Europe/Brussels')`
