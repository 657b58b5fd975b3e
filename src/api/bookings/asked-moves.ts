import type { BookingChanges } from '../../../schemas/booking.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import type { BookingStatus } from '../../domain/bookings.ts'
import type { ApiContext } from '../context.ts'
import { invalid } from '../errors.ts'
import { toProvider } from '../to-provider.ts'
import { answeredQuotation, toCustomer } from './booking-mails.ts'
import { followInvoice } from './follow-invoice.ts'
import type { BookingRow } from './lock-booking.ts'
import { mailCancellation } from './mail-cancellation.ts'
import { type Mover, moveBooking } from './move-booking.ts'
import { payBooking } from './pay-booking.ts'
import { sendQuotation } from './send-quotation.ts'

type Move = (
  context: ApiContext,
  tx: Transaction,
  booking: BookingRow,
  mover: Mover,
  input: BookingChanges,
) => Promise<void>

function neededReason({ reason }: BookingChanges): string {
  if (!reason) throw invalid('reason', 'error.required')
  return reason
}

/** How a booking that the caller has locked gets to each status that a request may ask for; approving has a call of its own. */
export const askedMoves: Partial<Record<BookingStatus, Move>> = {
  waiting_for_customer: sendQuotation,
  paid: payBooking,
  completed: (_, tx, booking, mover) => moveBooking(tx, booking, 'completed', mover),

  async request_rejected(_, tx, booking, mover, input) {
    const reason = neededReason(input)
    await moveBooking(tx, booking, 'request_rejected', mover, { reason })
    const { id, firstName, date } = booking
    await queueMail(tx, {
      key: `booking-request-rejected:${id}`,
      ...toCustomer(booking),
      kind: 'booking-request-rejected',
      values: { firstName, date, reason },
    })
  },

  async rejected(context, tx, booking, mover, input) {
    const reason = neededReason(input)
    await moveBooking(tx, booking, 'rejected', mover, { reason })
    await queueMail(tx, {
      key: `quotation-refused:${booking.id}`,
      ...toProvider,
      kind: 'quotation-refused',
      values: { ...answeredQuotation(context, booking), reason },
    })
  },

  async canceled(context, tx, booking, mover, { reason }) {
    await moveBooking(tx, booking, 'canceled', mover, reason ? { reason } : {})
    await mailCancellation(context, tx, booking, mover, reason ?? '')
    // What was paid goes back, or not, by what was agreed: staff credit that invoice themselves.
    if (booking.status === 'waiting_for_payment') await followInvoice(context, tx, booking.id, 'credited', mover)
  },
}
