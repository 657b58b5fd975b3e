import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { invoices } from '../../db/tables.ts'
import { type ApiContext, pick } from '../platform/index.ts'
import { leftOfInvoice } from './invoice.ts'
import { type LockedInvoice, recomputeBalance } from './lock-invoices.ts'
import { mailSettled } from './mail-invoice.ts'
import { openAmountOf, receivedOf } from './open-amount.ts'
import { orderOf } from './payment-orders.ts'

const userIdOf = ({ user }: Pick<ApiContext, 'user'>) => user?.userId ?? null

/** Makes an open invoice, locked with its order, paid where nothing of it is open any more; then its order is paid, too. */
export async function settleCovered(context: ApiContext, tx: Transaction, locked: LockedInvoice) {
  const { invoice, registrationId } = locked
  const { id } = invoice
  const now = { ...pick(invoices, 'status'), open: openAmountOf() }
  const [{ status, open } = { status: null, open: 0 }] = await tx.select(now).from(invoices).where(eq(invoices.id, id))
  if (status === 'open' && open <= 0) {
    await tx.update(invoices).set({ status: 'paid' }).where(eq(invoices.id, id))
    await recordStateChange(tx, 'invoice', id, { from: 'open', to: 'paid', userId: userIdOf(context) })
    const order = orderOf(locked)
    if (!(await order?.kind.billPaid(context, tx, order.id))) await mailSettled(tx, invoice, context.publicUrl())
  }
  if (registrationId) await recomputeBalance(tx, registrationId)
}

/**
 * Makes a paid invoice, locked with its order, open again once a receipt of it is undone, which brought so many cents:
 * whatever else had come for it came online. Its order waits for payment, as before.
 */
export async function reopenInvoice(
  context: ApiContext,
  tx: Transaction,
  locked: LockedInvoice,
  { undone, reason }: { undone: number; reason: string },
) {
  const { invoice, registrationId } = locked
  const { id } = invoice
  if (invoice.status === 'paid') {
    const { net, vat } = await leftOfInvoice(tx, invoice)
    const [now] = await tx.select({ received: receivedOf() }).from(invoices).where(eq(invoices.id, id))
    const paidOnline = Math.max(0, net + vat - (now?.received ?? 0) - undone)
    await tx.update(invoices).set({ status: 'open', paidOnline }).where(eq(invoices.id, id))
    await recordStateChange(tx, 'invoice', id, { from: 'paid', to: 'open', userId: userIdOf(context), reason })
    const order = orderOf(locked)
    await order?.kind.billReopened(context, tx, order.id)
  }
  if (registrationId) await recomputeBalance(tx, registrationId, { isRaised: true })
}
