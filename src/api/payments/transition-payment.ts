import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { payments } from '../../db/tables.ts'
import { type PaymentStatus, paymentTransitions } from '../../domain/payment-states.ts'
import { canTransition } from '../../domain/state-table.ts'

/** Takes over the payment provider's word on a payment; false when it is no news, or comes too late to count. */
export async function transitionPayment(tx: Transaction, id: string, to: PaymentStatus): Promise<boolean> {
  const [payment] = await tx.select({ from: payments.status }).from(payments).where(eq(payments.id, id)).for('update')
  if (!payment || !canTransition(paymentTransitions, payment.from, to, 'provider')) return false
  await tx.update(payments).set({ status: to, updatedAt: new Date() }).where(eq(payments.id, id))
  await recordStateChange(tx, { entity: 'payment', entityId: id, from: payment.from, to })
  return true
}
