import type { Transaction } from '../../db/client.ts'
import type { PaymentStatus } from '../../domain/payment-states.ts'
import type { ApiContext } from '../context.ts'
import { movePayment } from '../payments/move-payment.ts'
import { lockBooking } from './lock-booking.ts'
import { payBooking } from './pay-booking.ts'

/** What the provider's word on a payment means for its booking: money makes it paid, anything else leaves it waiting. */
export async function settleBooking(
  { log }: Pick<ApiContext, 'log'>,
  tx: Transaction,
  payment: { id: string; bookingId: string },
  status: PaymentStatus,
) {
  const booking = await lockBooking(tx, payment.bookingId, undefined)
  if (!(await movePayment(tx, payment.id, status)) || status !== 'paid') return
  if (booking.status === 'waiting_for_payment') await payBooking(tx, booking, { as: 'payment', userId: null })
  else log.error({ payment: payment.id, booking: booking.id }, 'Money came for a booking that waits for none')
}
