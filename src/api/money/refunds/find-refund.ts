import { eq } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { invoices, payments, refunds } from '../../../db/tables.ts'

/** A refund with the payment that it gives back a part of, and the number of the credit note that says why, if any. */
export async function findRefund(db: Executor, id: string) {
  const [row] = await db
    .select({ refund: refunds, payment: payments, creditNote: invoices.number })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(invoices, eq(invoices.id, refunds.creditNoteId))
    .where(eq(refunds.id, id))
  return row ?? null
}
