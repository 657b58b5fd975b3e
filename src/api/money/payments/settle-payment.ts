import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { payments } from '../../../db/tables.ts'
import { paymentTransitions } from '../../../domain/payment-states.ts'
import { type ApiContext, lock, toProvider } from '../../platform/index.ts'
import { callPaymentProvider } from './call-payment-provider.ts'
import { orderOf } from './orders.ts'
import { transitionPayment } from './transition-payment.ts'

interface Mismatch {
  id: string
  registrationId: string | null
  bookingId: string | null
  /** Cents: what was asked, and what came. */
  amount: number
  paid: number
}

/** Notes what came, the first time; false when that was noted before. */
async function note(tx: Transaction, { id, paid }: Mismatch): Promise<boolean> {
  await lock(tx, { payments: [id] })
  const noted = await tx
    .update(payments)
    .set({ paidAmount: paid })
    .where(and(eq(payments.id, id), isNull(payments.paidAmount)))
    .returning({ id: payments.id })
  if (noted.length === 0) return false
  await transitionPayment(tx, id, 'pending')
  return true
}

/** Another amount came than was asked: the provider is told once, and the customer sees that the payment is pending. */
async function reportMismatch(context: ApiContext, mismatch: Mismatch) {
  const { id, amount, paid } = mismatch
  context.log.error({ payment: id, expected: amount, paid }, 'A payment is not of the amount asked')
  const found = orderOf(mismatch)
  await found?.kind.change(context, found.id, async (tx, order) => {
    if (!(await note(tx, mismatch))) return
    await queueMail(tx, {
      key: `payment-mismatch:${id}`,
      ...toProvider,
      kind: 'payment-mismatch',
      values: {
        ...(await order.mismatch(id)),
        ...{ amount: paid, expected: amount, url: context.controlPanelUrl(`/payments/${id}`) },
      },
    })
  })
}

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
