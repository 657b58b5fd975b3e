import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from './client.ts'

/** Jobs that somebody adds, with what each is told; src/jobs/jobs.ts says what they do, and which the clock adds. */
export interface Jobs {
  'send-mails': { mails: string[] }
  /** As the release before queued them. */
  'send-mail': { mail: string }
  'read-payment': { payment: string }
  'send-refund': { refund: string }
  'mail-seat-offer': { entry: string }
  'match-bank': object
  'queue-message': { message: string }
  'do-bulk-act': { act: string }
  'send-e-invoice': { invoice: string }
  'look-up-receiver': { vat: string | null; enterpriseNumber: string | null }
}

/** Adds a job, as part of a statement. */
export const jobOf = (name: keyof Jobs, payload: SQL) => sql`graphile_worker.add_job(${name}, ${payload})`

/** Adds a job in the caller's transaction; it is done after that commits, and again until it succeeds. */
export async function addJob<Name extends keyof Jobs>(executor: Executor, name: Name, payload: Jobs[Name]) {
  await executor.execute(sql`select ${jobOf(name, sql`${JSON.stringify(payload)}::json`)}`)
}
