import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/client.ts'

/** Resolves when no job waits any more, those of the clock aside; throws with what they last failed of when that takes too long. */
export async function jobsDone(db: Database, timeout = 15_000): Promise<void> {
  const until = Date.now() + timeout
  for (;;) {
    const { rows } = await db.execute(sql`
      select tasks.identifier, jobs.attempts, jobs.last_error
      from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where jobs.key is null and jobs.run_at < now() + interval '10 minutes'`)
    if (rows.length === 0) return
    if (Date.now() > until) throw new Error(`Jobs are not done: ${JSON.stringify(rows)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
