import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { invoices, payments, refunds } from '../../../db/tables.ts'
import { type RefundStatus, refundTransitions } from '../../../domain/refund-states.ts'
import { canTransition } from '../../../domain/state-table.ts'
import { type ApiContext, lock } from '../../platform/index.ts'
import { mailSettled } from '../invoices/mail-settled.ts'
import { waivedOf } from '../payments/waived-of.ts'
import { mailRefundDue } from './mail-refund-due.ts'

interface Answer {
  status: RefundStatus
  externalId?: string
}

/** The credit note is settled once all of its money went back, but what never came; its customer hears of it. */
async function settleCreditNote(context: ApiContext, tx: Transaction, id: string) {
  await lock(tx, { invoices: [id] })
  const [{ returned, waived } = { returned: 0, waived: 0 }] = await tx
    .select({
      returned: sql<number>`case when bool_and(${refunds.status} = 'refunded') then sum(${refunds.amount}) else 0 end::int`,
      waived: sql<number>`max(${waivedOf(payments.registrationId)})`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.creditNoteId, id))
  const [note] = await tx.select().from(invoices).where(eq(invoices.id, id))
  if (note?.status !== 'open' || returned === 0 || returned < -note.total - waived) return
  await tx.update(invoices).set({ status: 'paid' }).where(eq(invoices.id, id))
  await recordStateChange(tx, { entity: 'invoice', entityId: id, from: 'open', to: 'paid' })
  await mailSettled(tx, note, context.publicUrl())
}

/** Takes over the payment provider's word on a refund and does what follows from it, once. */
export const settleRefund = (context: ApiContext, id: string, { status, externalId }: Answer) =>
  context.db.transaction(async (tx) => {
    await lock(tx, { refunds: [id] })
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id))
    if (!refund || !canTransition(refundTransitions, refund.status, status, 'provider')) return
    await tx
      .update(refunds)
      .set({ status, updatedAt: sql`now()`, ...(externalId && { externalId }) })
      .where(eq(refunds.id, id))
    await recordStateChange(tx, { entity: 'refund', entityId: id, from: refund.status, to: status })
    if (status === 'refunded' && refund.creditNoteId) await settleCreditNote(context, tx, refund.creditNoteId)
    if (status === 'failed') await mailRefundDue(context, tx, refund)
  })
