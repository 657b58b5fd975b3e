import type { Transaction } from '../../db/client.ts'
import type { PaymentStatus } from '../../domain/payment-states.ts'
import type { ApiContext } from '../context.ts'
import { transitionPayment } from '../payments/transition-payment.ts'
import { lockBooking } from './lock-booking.ts'
import { mailPayment, returnPayment } from './mail-payment.ts'
import { payBooking } from './pay-booking.ts'

const mailOf: Partial<Record<PaymentStatus, 'booking-payment-pending' | 'booking-payment-failed'>> = {
  pending: 'booking-payment-pending',
  failed: 'booking-payment-failed',
  canceled: 'booking-payment-failed',
  expired: 'booking-payment-failed',
}

/** What the provider's word on a payment means for its booking: money makes it paid, anything else leaves it waiting. */
export async function settleBooking(
  context: ApiContext,
  tx: Transaction,
  payment: { id: string; bookingId: string },
  status: PaymentStatus,
) {
  const booking = await lockBooking(tx, payment.bookingId, undefined)
  if (!(await transitionPayment(tx, payment.id, status))) return
  const isAwaited = booking.status === 'waiting_for_payment'
  const kind = mailOf[status]
  if (kind && isAwaited) await mailPayment(context, tx, booking, payment.id, kind)
  if (status !== 'paid') return
  if (isAwaited) return payBooking(context, tx, booking, { as: 'payment', userId: null })
  context.log.error({ payment: payment.id, booking: booking.id }, 'Money came for a booking that waits for none')
  await returnPayment(context, tx, booking, payment.id)
}
