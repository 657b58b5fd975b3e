import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { customerOf } from '../../domain/bookings.ts'
import type { ApiContext } from '../context.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { toProvider } from '../to-provider.ts'
import { bookingPage, toCustomer } from './booking-mails.ts'
import type { BookingRow } from './lock-booking.ts'

/** Tells the customer what became of a payment. */
export async function mailPayment(
  context: ApiContext,
  tx: Transaction,
  booking: BookingRow,
  paymentId: string,
  kind: 'booking-payment-pending' | 'booking-payment-failed' | 'booking-payment-refund',
) {
  const { firstName, date, offer } = booking
  await queueMail(tx, {
    key: `${kind}:${paymentId}`,
    ...toCustomer(booking),
    kind,
    values: {
      firstName,
      number: offer?.number ?? '',
      amount: offer?.total ?? 0,
      date,
      ...bookingPage(context, booking),
    },
  })
}

/** Money that nobody waits for any more goes back by itself: the customer hears of it, and so does the provider. */
export async function returnPayment(context: ApiContext, tx: Transaction, booking: BookingRow, paymentId: string) {
  const { email, offer } = booking
  const amount = offer?.total ?? 0
  await requestRefund(tx, { paymentId, creditNoteId: null, amount, userId: null })
  await mailPayment(context, tx, booking, paymentId, 'booking-payment-refund')
  await queueMail(tx, {
    key: `refund-due:${paymentId}`,
    ...toProvider,
    kind: 'refund-due',
    values: {
      customer: customerOf(booking),
      email,
      amount,
      subject: [offer?.number, offer?.room].filter(Boolean).join(', '),
      url: context.controlPanelUrl(`/requests/${booking.id}`),
    },
  })
}
