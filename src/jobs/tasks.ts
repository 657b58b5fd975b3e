import type { Jobs } from '../db/add-job.ts'
import { checkBooks } from './check-books.ts'
import { completeBookings } from './complete-bookings.ts'
import type { JobContext } from './context.ts'
import { decideSessions } from './decide-sessions.ts'
import { endSessionChoices } from './end-session-choices.ts'
import { expireQuotations } from './expire-quotations.ts'
import { expireRegistrations } from './expire-registrations.ts'
import { followRefunds } from './follow-refunds.ts'
import { forgetMailLinks } from './forget-mail-links.ts'
import { forgetNetworks } from './forget-networks.ts'
import { forgetRegistrationDrafts } from './forget-registration-drafts.ts'
import { forgetSaves } from './forget-saves.ts'
import { mailSeatOffer } from './mail-seat-offer.ts'
import { publishPlanned } from './publish-planned.ts'
import { readOpenPayments } from './read-open-payments.ts'
import { readPayment } from './read-payment.ts'
import { refreshNextStarts } from './refresh-next-starts.ts'
import { refreshWaitingLists } from './refresh-waiting-lists.ts'
import { remindSubsidies } from './remind-subsidies.ts'
import { remindTrainingLeave } from './remind-training-leave.ts'
import { sendMail } from './send-mail.ts'
import { sendRefund } from './send-refund.ts'
import { unlockJobs } from './unlock-jobs.ts'

/** Every job by its name. It may run again after it half succeeded, and in two processes at once. */
export const tasks: { [Name in keyof Jobs]: (context: JobContext, payload: Jobs[Name]) => Promise<void> } = {
  'unlock-jobs': unlockJobs,
  'send-mail': sendMail,
  'read-payment': readPayment,
  'read-open-payments': readOpenPayments,
  'send-refund': sendRefund,
  'follow-refunds': followRefunds,
  'expire-registrations': expireRegistrations,
  'expire-quotations': expireQuotations,
  'complete-bookings': completeBookings,
  'forget-mail-links': forgetMailLinks,
  'refresh-next-starts': refreshNextStarts,
  'mail-seat-offer': mailSeatOffer,
  'refresh-waiting-lists': refreshWaitingLists,
  'decide-sessions': decideSessions,
  'check-books': checkBooks,
  'publish-planned': publishPlanned,
  'forget-saves': forgetSaves,
  'forget-registration-drafts': forgetRegistrationDrafts,
  'forget-networks': forgetNetworks,
  'end-session-choices': endSessionChoices,
  'remind-subsidies': remindSubsidies,
  'remind-training-leave': remindTrainingLeave,
}
