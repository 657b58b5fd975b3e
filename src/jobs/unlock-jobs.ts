import type { JobContext } from './context.ts'

/** Any number that no other advisory lock of the product uses as its first half. */
const heartbeatLock = 733_746

interface Client {
  query(statement: string, values: unknown[]): Promise<unknown>
}

/** Shows that a pool of workers lives: the lock goes with its connection. Rejects when the connection breaks. */
export const holdHeartbeat = (client: Client, poolId: string) =>
  client.query('select pg_advisory_lock_shared($1, hashtext($2))', [heartbeatLock, poolId])

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
