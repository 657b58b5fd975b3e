import { eq } from 'drizzle-orm'
import { payments } from '../../db/tables.ts'
import { paymentTransitions } from '../../domain/payment-states.ts'
import type { ApiContext } from '../context.ts'
import { callPaymentProvider } from './call-payment-provider.ts'
import { orderOf } from './orders.ts'
import { reportMismatch } from './report-mismatch.ts'

/**
 * Reads a payment at its payment provider and does what follows from it, once, however often and in whatever order it is
 * called. 502 when the payment provider cannot be reached; nothing is lost then.
 */
export async function settlePayment(context: ApiContext, id: string): Promise<void> {
  const { db, paymentProvider } = context
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  if (!payment?.externalId || payment.paymentProvider !== paymentProvider.name) return
  if (Object.keys(paymentTransitions[payment.status]).length === 0) return
  const { externalId, amount, registrationId, bookingId } = payment
  const read = await callPaymentProvider(context, () => paymentProvider.read(externalId))
  if (!read || read.status === payment.status) return
  if (read.status === 'paid' && read.amount !== amount) {
    if (payment.paidAmount === null)
      await reportMismatch(context, { id, registrationId, bookingId, amount, paid: Math.max(0, read.amount) })
    return
  }
  const order = orderOf(payment)
  await order?.kind.settle(context, { id, order: order.id }, read.status)
}
