import { sql } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import { pruneSaves, publishPlanned } from '../api/content/index.ts'
import { pollQuietRefunds, sendRefund, settleOpenPayments, settlePayment } from '../api/money/index.ts'
import {
  decideSessions,
  endSessionChoices,
  expireRegistrations,
  mailSeatOffer,
  refreshWaitingLists,
  remindSubsidies,
  remindTrainingLeave,
} from '../api/registrations/index.ts'
import type { Jobs } from '../db/add-job.ts'
import { checkBooks } from './check-books.ts'
import { completeBookings } from './complete-bookings.ts'
import type { JobContext } from './context.ts'
import { expireQuotations } from './expire-quotations.ts'
import { forgetMailLinks } from './forget-mail-links.ts'
import { forgetNetworks } from './forget-networks.ts'
import { forgetRegistrationDrafts } from './forget-registration-drafts.ts'
import { sendMail } from './send-mail.ts'
import { unlockJobs } from './unlock-jobs.ts'

/** Searches look up the next session of a course that is kept no more, which takes longer. */
async function refreshNextStarts({ db }: JobContext): Promise<void> {
  await db.execute(sql`select refresh_past_starts()`)
}

interface Job<Payload> {
  /** When the clock adds it (minute, hour, day, month, weekday; UTC), once for all processes together: it is told nothing. */
  cron?: Payload extends null ? string : never
  /** It may run again after it half succeeded, and in two processes at once. */
  run(context: JobContext, payload: Payload): Promise<unknown>
}

/**
 * Every job by its name, which `addJob` takes. Those of the clock come rather often than at an hour of the night, when a
 * small machine may be off: what was missed is not made up for.
 */
const jobs: { [Name in keyof Jobs]: Job<Jobs[Name]> } = {
  'unlock-jobs': { cron: '* * * * *', run: unlockJobs },
  'send-mail': { run: sendMail },
  // A payment whose provider could not be reached when it told of a change, and those that were not heard of for a while.
  'read-payment': { run: (context, { payment }) => settlePayment(context, payment) },
  'read-open-payments': { cron: '*/3 * * * *', run: settleOpenPayments },
  'send-refund': { run: (context, { refund }) => sendRefund(context, refund) },
  'follow-refunds': { cron: '*/10 * * * *', run: pollQuietRefunds },
  'expire-registrations': { cron: '* * * * *', run: expireRegistrations },
  'expire-quotations': { cron: '*/10 * * * *', run: expireQuotations },
  'complete-bookings': { cron: '*/10 * * * *', run: completeBookings },
  'refresh-next-starts': { cron: '*/10 * * * *', run: refreshNextStarts },
  // Whoever frees seats only adds this job.
  'mail-seat-offer': { run: (context, { entry }) => mailSeatOffer(context, context.db, entry) },
  'refresh-waiting-lists': { cron: '* * * * *', run: refreshWaitingLists },
  'remind-subsidies': { cron: '*/20 * * * *', run: remindSubsidies },
  'remind-training-leave': { cron: '*/20 * * * *', run: remindTrainingLeave },
  'decide-sessions': { cron: '*/10 * * * *', run: decideSessions },
  'end-session-choices': { cron: '* * * * *', run: endSessionChoices },
  'check-books': { cron: '*/10 * * * *', run: checkBooks },
  'publish-planned': { cron: '* * * * *', run: publishPlanned },
  'forget-mail-links': { cron: '*/15 * * * *', run: forgetMailLinks },
  'forget-saves': { cron: '*/30 * * * *', run: pruneSaves },
  'forget-registration-drafts': { cron: '*/30 * * * *', run: forgetRegistrationDrafts },
  'forget-networks': { cron: '*/30 * * * *', run: forgetNetworks },
}

/** The jobs as the queue calls them. */
export const taskList = (context: JobContext): TaskList =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, { run }]) => [
      name,
      async (payload: unknown) => {
        await run(context, payload as never)
      },
    ]),
  )

/** Those of the clock. */
export const crontab: Record<string, string> = Object.fromEntries(
  Object.entries(jobs).flatMap(([name, { cron }]) => (cron ? [[name, cron]] : [])),
)
