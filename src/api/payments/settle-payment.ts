import { eq } from 'drizzle-orm'
import { payments } from '../../db/tables.ts'
import { paymentMoves } from '../../domain/payment-states.ts'
import { settleBooking } from '../bookings/settle-booking.ts'
import type { ApiContext } from '../context.ts'
import { settleRegistration } from '../registrations/settle-registration.ts'
import { askProvider } from './ask-provider.ts'

/**
 * Reads a payment at its provider and does what follows from it, once, however often and in whatever order it is
 * called. 502 when the provider cannot be reached; nothing is lost then.
 */
export async function settlePayment(context: ApiContext, id: string): Promise<void> {
  const { db, log, payments: provider } = context
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  if (!payment?.providerId || payment.provider !== provider.name) return
  if (Object.keys(paymentMoves[payment.status]).length === 0) return
  const { providerId, amount, registrationId, bookingId } = payment
  const read = await askProvider(context, () => provider.read(providerId))
  if (!read || read.status === payment.status) return
  if (read.status === 'paid' && read.amount !== amount) {
    log.error({ payment: id, expected: amount, paid: read.amount }, 'A payment is not of the amount asked')
    return
  }
  if (registrationId) await settleRegistration(context, { id, registrationId }, read.status)
  if (bookingId) await db.transaction((tx) => settleBooking(context, tx, { id, bookingId }, read.status))
}
