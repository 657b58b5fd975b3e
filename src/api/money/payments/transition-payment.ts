import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { payments } from '../../../db/tables.ts'
import { type PaymentActor, type PaymentStatus, paymentTransitions } from '../../../domain/payment-states.ts'
import { canTransition } from '../../../domain/state-table.ts'
import { lock } from '../../platform/index.ts'

/** Who says so; nobody signed in but for staff. */
type Actor = { as: Exclude<PaymentActor, 'staff'> } | { as: 'staff'; userId: string; reason: string }

/**
 * Moves a payment on the word of its payment provider, or of staff; false when it is no news, or comes too late to count. An
 * order lets go only of a checkout that never began: whoever has its address may be paying.
 */
export async function transitionPayment(
  tx: Transaction,
  id: string,
  to: PaymentStatus,
  { as, ...by }: Actor = { as: 'provider' },
): Promise<boolean> {
  await lock(tx, { payments: [id] })
  const [payment] = await tx
    .select({ from: payments.status, externalId: payments.externalId })
    .from(payments)
    .where(eq(payments.id, id))
  if (!payment || !canTransition(paymentTransitions, payment.from, to, as)) return false
  if (as === 'order' && payment.externalId) return false
  await tx.update(payments).set({ status: to, updatedAt: new Date() }).where(eq(payments.id, id))
  await recordStateChange(tx, { entity: 'payment', entityId: id, from: payment.from, to, ...by })
  return true
}
