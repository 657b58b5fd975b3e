import type { Transaction } from '../../db/client.ts'
import { customerOf } from '../../domain/bookings.ts'
import type { ApiContext } from '../context.ts'
import type { BookingRow } from './lock-booking.ts'
import { mailPayment } from './mail-payment.ts'

/** The customer hears that a payment is pending; gives back what the provider is told of the booking. */
export async function bookingMismatch(context: ApiContext, tx: Transaction, booking: BookingRow, paymentId: string) {
  const { email, offer, status } = booking
  if (status === 'waiting_for_payment') await mailPayment(context, tx, booking, paymentId, 'booking-payment-pending')
  const subject = [offer?.number, offer?.room].filter(Boolean).join(', ')
  return { customer: customerOf(booking), email, subject }
}
