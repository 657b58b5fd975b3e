import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { payments } from '../../db/tables.ts'
import { requestRefund } from './request-refund.ts'

interface Wanted {
  registrationId: string
  creditNoteId: string
  /** Cents including VAT. */
  amount: number
  userId: string | null
}

const givenBack = sql<number>`coalesce((
  select sum(refunds.amount) from refunds where refunds.payment_id = payments.id and refunds.status <> 'failed'), 0)::int`

/** The payments of a registration that money is left of, the newest first. */
const paymentsWithMoney = (tx: Transaction, registrationId: string) =>
  tx
    .select({ id: payments.id, left: sql<number>`coalesce(${payments.paidAmount}, ${payments.amount}) - ${givenBack}` })
    .from(payments)
    .where(and(eq(payments.registrationId, registrationId), eq(payments.status, 'paid')))
    .orderBy(desc(payments.createdAt))

/**
 * Asks for money back, from the payments that brought it, as a job after this transaction; the caller has locked the
 * registration. Gives back the cents that came by another way, which a person has to return.
 */
export async function requestRefunds(tx: Transaction, { registrationId, creditNoteId, amount, userId }: Wanted) {
  let rest = amount
  for (const { id: paymentId, left } of await paymentsWithMoney(tx, registrationId)) {
    const part = Math.min(rest, left)
    if (part <= 0) continue
    await requestRefund(tx, { paymentId, creditNoteId, amount: part, userId })
    rest -= part
  }
  return rest
}
