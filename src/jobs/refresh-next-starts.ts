import { sql } from 'drizzle-orm'
import type { JobContext } from './context.ts'

/** Searches look up the next session of a course that is kept no more, which takes longer. */
export async function refreshNextStarts({ db }: JobContext): Promise<void> {
  await db.execute(sql`select refresh_past_starts()`)
}
