import type { BookingChanges } from '../../../schemas/booking.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import type { BookingStatus } from '../../domain/bookings.ts'
import type { ApiContext } from '../context.ts'
import { invalid } from '../errors.ts'
import { toProvider } from '../to-provider.ts'
import { bookingPage, quotationDecided, toCustomer } from './booking-mails.ts'
import { completeBooking } from './complete-booking.ts'
import { followInvoice } from './follow-invoice.ts'
import type { BookingRow } from './lock-booking.ts'
import { mailCancellation } from './mail-cancellation.ts'
import { payBooking } from './pay-booking.ts'
import { sendQuotation } from './send-quotation.ts'
import { type Actor, transitionBooking } from './transition-booking.ts'

type Move = (
  context: ApiContext,
  tx: Transaction,
  booking: BookingRow,
  actor: Actor,
  input: BookingChanges,
) => Promise<void>

function neededReason({ reason }: BookingChanges): string {
  if (!reason) throw invalid('reason', 'error.required')
  return reason
}

/** Refuses the quotation of a locked booking, which the provider and the customer are told. */
export async function refuseOffer(
  context: ApiContext,
  tx: Transaction,
  booking: BookingRow,
  actor: Actor,
  reason: string,
) {
  await transitionBooking(tx, booking, 'rejected', actor, { reason })
  if (actor.as !== 'staff') {
    await queueMail(tx, {
      key: `quotation-refused:${booking.id}`,
      ...toProvider,
      kind: 'quotation-refused',
      values: { ...quotationDecided(context, booking), reason },
    })
  }
  const { firstName, date, offer } = booking
  await queueMail(tx, {
    key: `quotation-refusal-received:${booking.id}`,
    ...toCustomer(booking),
    kind: 'quotation-refusal-received',
    values: { firstName, number: offer?.number ?? '', date, reason, ...bookingPage(context, booking) },
  })
}

/** How a booking that the caller has locked gets to each status that a request may ask for; approving has a call of its own. */
export const requestedTransitions: Partial<Record<BookingStatus, Move>> = {
  waiting_for_customer: sendQuotation,
  paid: payBooking,
  completed: completeBooking,

  async request_rejected(_, tx, booking, actor, input) {
    const reason = neededReason(input)
    await transitionBooking(tx, booking, 'request_rejected', actor, { reason })
    const { id, firstName, date } = booking
    await queueMail(tx, {
      key: `booking-request-rejected:${id}`,
      ...toCustomer(booking),
      kind: 'booking-request-rejected',
      values: { firstName, date, reason },
    })
  },

  rejected: (context, tx, booking, actor, input) => refuseOffer(context, tx, booking, actor, neededReason(input)),

  async canceled(context, tx, booking, actor, { reason }) {
    await transitionBooking(tx, booking, 'canceled', actor, reason ? { reason } : {})
    await mailCancellation(context, tx, booking, actor, reason ?? '')
    // What was paid goes back, or not, by what was agreed: staff credit that invoice themselves.
    if (booking.status === 'waiting_for_payment') await followInvoice(context, tx, booking.id, 'credited', actor)
  },
}
