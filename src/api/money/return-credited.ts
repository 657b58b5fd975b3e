import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { payments } from '../../db/tables.ts'
import type { ApiContext } from '../platform/index.ts'
import { mailRefundDue, requestRefund } from './refunds.ts'

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
async function requestRefunds(tx: Transaction, { registrationId, creditNoteId, amount, userId }: Wanted) {
  let rest = amount
  for (const { id: paymentId, left } of await paymentsWithMoney(tx, registrationId)) {
    const part = Math.min(rest, left)
    if (part <= 0) continue
    await requestRefund(tx, { paymentId, creditNoteId, amount: part, userId })
    rest -= part
  }
  return rest
}

interface Order {
  id: string
  /** Cents that staff accepted never to come, so that they go back to nobody. */
  writtenOff: number
}

/**
 * Gives back what a credit note takes off what was paid of a registration: its payments are asked for it, and a person
 * for what came by another way. Gives back the cents that are still writtenOff then.
 */
export async function returnCredited(
  context: Pick<ApiContext, 'controlPanelUrl' | 'user'>,
  tx: Transaction,
  { id: registrationId, writtenOff }: Order,
  { id: creditNoteId, given }: { id: string; given: number },
): Promise<number> {
  const userId = context.user?.userId ?? null
  const lacking = await requestRefunds(tx, { registrationId, creditNoteId, amount: given, userId })
  const byHand = Math.max(0, lacking - writtenOff)
  if (byHand > 0) await mailRefundDue(context, tx, { id: creditNoteId, creditNoteId, amount: byHand })
  return writtenOff - (lacking - byHand)
}
