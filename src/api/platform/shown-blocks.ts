import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** A layout without the blocks that editors hid. */
export const shownBlocks = (layout: AnyColumn | SQL): SQL =>
  sql`jsonb_path_query_array(${layout}, '$[*] ? (!(@.hidden == true))')`
