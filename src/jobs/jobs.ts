import { and, eq, lt, sql } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import { publishPlanned } from '../api/content/index.ts'
import { doBulkAct, queueMessage } from '../api/desk/index.ts'
import { askEvaluations } from '../api/evaluations/index.ts'
import {
  keepBooks,
  lastCheckedAt,
  lookUpReceiver,
  matchBank,
  pollQuietRefunds,
  remindDebtors,
  sendDueEInvoices,
  sendEInvoice,
  sendRefund,
  settleOpenPayments,
  settlePayment,
} from '../api/money/index.ts'
import {
  decideSessions,
  endSessionChoices,
  expireRegistrations,
  mailPractical,
  mailSeatOffer,
  mailTrainers,
  refreshWaitingLists,
  remindSubsidies,
  remindTrainingLeave,
  remindUnpaid,
} from '../api/registrations/index.ts'
import { bookingPage, completeBooking, customerMail, forEachDueBooking, transitionBooking } from '../api/rooms/index.ts'
import type { Jobs } from '../db/add-job.ts'
import { queueMail } from '../db/mails.ts'
import { bookings } from '../db/tables.ts'
import { brusselsDay } from '../domain/days.ts'
import type { JobContext } from './context.ts'
import { applyRetention, redactMailLinks } from './retention.ts'
import { sendMails } from './send-mail.ts'
import { takeBankFiles } from './take-bank-files.ts'
import { unlockJobs } from './unlock-jobs.ts'

const day = 86_400_000
/** Milliseconds after midnight, UTC. */
const atNight = 1.5 * 3_600_000

/** The last time that the night struck: asked often, so that a machine that slept through it makes up for it. */
const lastNight = (now: number) => Math.floor((now - atNight) / day) * day + atNight

/** Compares the books once a night; what they differ in is also said in the log. */
export async function checkBooks({ db, log }: JobContext): Promise<void> {
  const last = await lastCheckedAt(db)
  if (last && last.getTime() >= lastNight(Date.now())) return
  const { differences } = await keepBooks(db)
  if (differences.length > 0)
    log.error({ differences: differences.slice(0, 20), count: differences.length }, 'The books differ')
}

/** Paid bookings whose day is over. */
export async function completeBookings(context: JobContext): Promise<void> {
  const isOver = and(eq(bookings.status, 'paid'), lt(bookings.date, brusselsDay(new Date())))
  await forEachDueBooking(context, 'A booking could not be completed', isOver, (tx, booking) =>
    completeBooking(context, tx, booking, { as: 'job', userId: null }),
  )
}

/** Quotations that nobody answered in time; their customers hear of it. */
export async function expireQuotations(context: JobContext): Promise<void> {
  const today = brusselsDay(new Date())
  const isLate = and(eq(bookings.status, 'waiting_for_customer'), lt(bookings.offerValidUntil, today))
  await forEachDueBooking(context, 'A quotation could not expire', isLate, async (tx, booking) => {
    await transitionBooking(tx, booking, 'quotation_expired', { as: 'job', userId: null })
    const number = booking.offer?.number ?? ''
    const mail = customerMail(booking, { number, date: booking.date, ...bookingPage(context, booking) })
    await queueMail(tx, { ...mail, occasion: number, kind: 'quotation-expired' })
  })
}

/** Searches look up the next session of a course that is kept no more, which takes longer. */
async function refreshNextStarts({ db }: JobContext): Promise<void> {
  await db.execute(sql`select refresh_past_starts()`)
}

/** They may run again after they half succeeded, and in two processes at once. */
type Verb<Told = void> = (context: JobContext, told: Told) => Promise<unknown>

/** What `addJob` adds. */
const added: { [Name in keyof Jobs]: Verb<Jobs[Name]> } = {
  'send-mails': sendMails,
  'send-mail': (context, { mail }) => sendMails(context, { mails: [mail] }),
  // A payment whose provider could not be reached when it told of a change.
  'read-payment': (context, { payment }) => settlePayment(context, payment),
  'send-refund': (context, { refund }) => sendRefund(context, refund),
  // Whoever frees seats only adds this job.
  'mail-seat-offer': (context, { entry }) => mailSeatOffer(context, context.db, entry),
  'match-bank': (context) => matchBank(context),
  'send-e-invoice': (context, { invoice }) => sendEInvoice(context, invoice),
  'look-up-receiver': lookUpReceiver,
  'queue-message': queueMessage,
  'do-bulk-act': doBulkAct,
}

/**
 * What the clock adds (minute, hour, day, month, weekday; UTC), once for all processes together. They come rather often
 * than at an hour of the night, when a small machine may be off: what was missed is not made up for.
 */
const clocked: Record<string, { cron: string; run: Verb }> = {
  'unlock-jobs': { cron: '* * * * *', run: unlockJobs },
  // Those that were not heard of for a while.
  'read-open-payments': { cron: '*/3 * * * *', run: settleOpenPayments },
  'take-bank-files': { cron: '* * * * *', run: takeBankFiles },
  // What nobody came to, and what became open since it was looked at.
  'match-bank-again': { cron: '*/5 * * * *', run: (context) => matchBank(context) },
  // What its job could not send, and what has no answer yet.
  'send-e-invoices': { cron: '* * * * *', run: sendDueEInvoices },
  'follow-refunds': { cron: '*/10 * * * *', run: pollQuietRefunds },
  'expire-registrations': { cron: '* * * * *', run: expireRegistrations },
  'expire-quotations': { cron: '*/10 * * * *', run: expireQuotations },
  'complete-bookings': { cron: '*/10 * * * *', run: completeBookings },
  'refresh-next-starts': { cron: '*/10 * * * *', run: refreshNextStarts },
  'refresh-waiting-lists': { cron: '* * * * *', run: refreshWaitingLists },
  'remind-subsidies': { cron: '*/20 * * * *', run: remindSubsidies },
  'remind-unpaid': { cron: '*/10 * * * *', run: remindUnpaid },
  'remind-debtors': { cron: '15 6 * * *', run: remindDebtors },
  // Also who registers, or pays, after the others were told.
  'mail-practical': { cron: '* * * * *', run: (context) => mailPractical(context) },
  'ask-evaluations': { cron: '*/5 * * * *', run: (context) => askEvaluations(context) },
  'mail-trainers': { cron: '* * * * *', run: (context) => mailTrainers(context) },
  'remind-training-leave': { cron: '*/20 * * * *', run: remindTrainingLeave },
  'decide-sessions': { cron: '*/10 * * * *', run: decideSessions },
  'end-session-choices': { cron: '* * * * *', run: endSessionChoices },
  'check-books': { cron: '*/10 * * * *', run: checkBooks },
  'publish-planned': { cron: '* * * * *', run: publishPlanned },
  'forget-mail-links': { cron: '*/15 * * * *', run: redactMailLinks },
  'apply-retention': { cron: '*/30 * * * *', run: applyRetention },
}

const verbs = { ...added, ...Object.fromEntries(Object.entries(clocked).map(([name, { run }]) => [name, run])) }

/** The jobs as the queue calls them. */
export const taskList = (context: JobContext): TaskList =>
  Object.fromEntries(
    Object.entries(verbs).map(([name, run]) => [
      name,
      async (told: unknown) => {
        await run(context, told as never)
      },
    ]),
  )

export const crontab = Object.fromEntries(Object.entries(clocked).map(([name, { cron }]) => [name, cron]))
