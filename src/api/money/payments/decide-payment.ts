import { eq } from 'drizzle-orm'
import type { PaymentDecisionInput } from '../../../../schemas/payment.ts'
import type { Transaction } from '../../../db/client.ts'
import { payments } from '../../../db/tables.ts'
import { type ApiContext, ApiError, lock, requireRole, staff, uuidPattern } from '../../platform/index.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { getPayment } from './get-payment.ts'
import { type DecidedOrder, orderOf, type Verdict } from './orders.ts'
import { settledBy } from './settled-by.ts'
import { transitionPayment } from './transition-payment.ts'

type Payment = typeof payments.$inferSelect & { paidAmount: number }

/** What was decided before; null while nothing was. */
function decidedBefore({ status, transferReference }: Payment) {
  if (status === 'returned') return 'returned'
  if (status !== 'paid') return null
  return transferReference === null ? 'accepted' : 'settled'
}

/** Money that counts: its order is settled with it, and what was too much goes back. */
async function take(tx: Transaction, payment: Payment, { decision, reason, userId }: Verdict, order: DecidedOrder) {
  const { id, amount, paidAmount } = payment
  if (decision === 'settled' && paidAmount >= amount) throw new ApiError('STATE_CONFLICT')
  const settled = await settledBy(tx, id)
  if (!settled) throw new ApiError('STATE_CONFLICT')
  await transitionPayment(tx, id, 'paid', { as: 'staff', userId, reason })
  if (decision === 'settled') await tx.update(payments).set({ transferReference: reason }).where(eq(payments.id, id))
  if (settled !== 'noted') await order.settle(settled, decision === 'settled' ? amount : Math.min(paidAmount, amount))
  const surplus = Math.max(0, paidAmount - amount)
  if (surplus > 0) await requestRefund(tx, { paymentId: id, creditNoteId: null, amount: surplus, userId })
  return surplus
}

/** Money that does not: all of it goes back, and its order can be paid anew. */
async function giveBack(
  tx: Transaction,
  { id, paidAmount }: Payment,
  { reason, userId }: Verdict,
  order: DecidedOrder,
) {
  await transitionPayment(tx, id, 'returned', { as: 'staff', userId, reason })
  if (paidAmount > 0) await requestRefund(tx, { paymentId: id, creditNoteId: null, amount: paidAmount, userId })
  await order.reopen()
  return paidAmount
}

async function decide(tx: Transaction, id: string, verdict: Verdict, order: DecidedOrder) {
  await lock(tx, { payments: [id] })
  const [found] = await tx.select().from(payments).where(eq(payments.id, id))
  if (!found || found.paidAmount === null) throw new ApiError('STATE_CONFLICT')
  const payment = { ...found, paidAmount: found.paidAmount }
  const before = decidedBefore(payment)
  if (before === verdict.decision) return
  if (before || payment.status !== 'pending') throw new ApiError('STATE_CONFLICT')
  const act = verdict.decision === 'returned' ? giveBack : take
  const refunded = await act(tx, payment, verdict, order)
  const { amount: expected, paidAmount: amount } = payment
  await order.mail({ verdict: verdict.decision, amount, expected, refunded, note: verdict.reason })
}

/**
 * Ends the wait of a payment of another amount than was asked: it counts, the rest of it came by bank, or it goes back.
 * The same once more changes nothing; 409 for another one, and to take money that its order waits for no more.
 */
export async function decidePayment(context: ApiContext, id: string, { decision, reason }: PaymentDecisionInput) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const { userId } = requireRole(context.user, staff)
  const verdict = { decision, reason, userId }
  const [payment] = await context.db.select().from(payments).where(eq(payments.id, id))
  if (!payment) throw new ApiError('NOT_FOUND')
  const found = orderOf(payment)
  await found?.kind.change(context, found.id, (tx, order) => decide(tx, id, verdict, order.decided({ id, verdict })))
  return getPayment(context, id)
}
