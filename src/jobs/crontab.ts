import type { Jobs } from '../db/add-job.ts'

/** Jobs that are told nothing. */
type PlainJob = { [Name in keyof Jobs]: Jobs[Name] extends null ? Name : never }[keyof Jobs]

/**
 * When jobs are added by the clock (minute, hour, day, month, weekday; UTC), once for all processes together.
 * Rather often than at an hour of the night, when a small machine may be off: what was missed is not made up for.
 */
export const crontab: { [Name in PlainJob]?: string } = {
  'unlock-jobs': '* * * * *',
  'expire-registrations': '* * * * *',
  'read-open-payments': '*/3 * * * *',
  'follow-refunds': '*/10 * * * *',
  'expire-quotations': '*/10 * * * *',
  'complete-bookings': '*/10 * * * *',
  'forget-mail-links': '*/15 * * * *',
  'refresh-next-starts': '*/10 * * * *',
  'refresh-waiting-lists': '* * * * *',
  'remind-subsidies': '*/20 * * * *',
  'remind-training-leave': '*/20 * * * *',
  'decide-sessions': '*/10 * * * *',
  'check-books': '*/10 * * * *',
  'publish-planned': '* * * * *',
  'forget-saves': '*/30 * * * *',
  'forget-registration-drafts': '*/30 * * * *',
  'forget-networks': '*/30 * * * *',
  'end-session-choices': '* * * * *',
}
