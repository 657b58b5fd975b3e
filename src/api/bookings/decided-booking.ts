import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import type { ApiContext } from '../context.ts'
import type { Decided, DecidedOrder } from '../payments/orders.ts'
import { bookingPage, toCustomer } from './booking-mails.ts'
import type { BookingRow } from './lock-booking.ts'
import { payBooking } from './pay-booking.ts'

/** What a booking that is locked does with a payment of it that staff decided. */
export const decidedBooking = (
  context: ApiContext,
  tx: Transaction,
  booking: BookingRow,
  { id: paymentId, verdict: { userId } }: Decided,
): DecidedOrder => ({
  settle: () => payBooking(context, tx, booking, { as: 'staff', userId }),
  // It waits for payment as before: it has no deadline of its own.
  async reopen() {},
  async mail(values) {
    const { firstName, offer } = booking
    const subject = [offer?.number, offer?.room].filter(Boolean).join(', ')
    await queueMail(tx, {
      key: `payment-decided:${paymentId}`,
      ...toCustomer(booking),
      kind: 'payment-decided',
      values: { ...values, firstName, subject, ...bookingPage(context, booking) },
    })
  },
})
