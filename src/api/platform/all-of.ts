import { type SQL, sql } from 'drizzle-orm'

/** Conditions that hold together; whatever there is where there are none. */
export const allOf = (conditions: readonly SQL[]): SQL => sql.join([sql`true`, ...conditions], sql` and `)
