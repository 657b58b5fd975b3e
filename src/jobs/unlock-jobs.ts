import type { JobContext } from './context.ts'
import { heartbeatLock } from './worker-heartbeat.ts'

/** Frees the jobs that a process had in flight when it died, so that another one does them; the queue itself waits four hours. */
export async function unlockJobs({ pool }: Pick<JobContext, 'pool'>): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs
     where locked_at < now() - interval '3 seconds' and not exists (
       select from pg_locks
       where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
         and classid = $1 and objid = hashtext(locked_by)::oid
     )
     having count(*) > 0`,
    [heartbeatLock],
  )
}
