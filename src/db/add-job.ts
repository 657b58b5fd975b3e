import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from './client.ts'

/** What each kind of job is told; null: nothing. */
export interface Jobs {
  'unlock-jobs': null
  'send-mail': { mail: string }
  'read-payment': { payment: string }
  'read-open-payments': null
  'send-refund': { refund: string }
  'follow-refunds': null
  'expire-registrations': null
  'expire-quotations': null
  'complete-bookings': null
  'forget-mail-links': null
  'refresh-next-starts': null
  'mail-seat-offer': { entry: string }
  'refresh-waiting-lists': null
  'decide-sessions': null
  'check-books': null
  'publish-planned': null
  'forget-saves': null
  'forget-registration-drafts': null
  'forget-networks': null
  'end-session-choices': null
  'remind-subsidies': null
  'remind-training-leave': null
}

/** Adds a job, as part of a statement. */
export const jobOf = (name: keyof Jobs, payload: SQL) => sql`graphile_worker.add_job(${name}, ${payload})`

/** Adds a job in the caller's transaction; it is done after that commits, and again until it succeeds. */
export async function addJob<Name extends keyof Jobs>(executor: Executor, name: Name, payload: Jobs[Name]) {
  await executor.execute(sql`select ${jobOf(name, sql`${JSON.stringify(payload)}::json`)}`)
}
