import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { invoices } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { toProvider } from '../to-provider.ts'
import { payerOf } from './payer-of.ts'

interface Due {
  /** Tells one time from another. */
  id: string
  /** Cents. */
  amount: number
}
type Reason = { creditNoteId: string } | { creditNoteId: null; paymentId: string }

/** Whom it goes to: whoever the credit note names, else whoever the payment was for. */
async function receiverOf(tx: Transaction, reason: Reason) {
  if (reason.creditNoteId === null) return { ...(await payerOf(tx, reason.paymentId)), number: null }
  const [note] = await tx
    .select({ document: invoices.document })
    .from(invoices)
    .where(eq(invoices.id, reason.creditNoteId))
  if (!note) return null
  const { customer, number } = note.document
  return { customer: customer.name, email: customer.email ?? '', number }
}

/** Money that the payment provider does not give back: somebody of the house has to. */
export async function mailRefundDue(
  { controlPanelUrl }: Pick<ApiContext, 'controlPanelUrl'>,
  tx: Transaction,
  { id, amount, ...reason }: Due & Reason,
) {
  const receiver = await receiverOf(tx, reason)
  if (!receiver) return
  await queueMail(tx, {
    key: `refund-by-hand:${id}`,
    ...toProvider,
    kind: 'refund-by-hand',
    values: { ...receiver, amount, url: controlPanelUrl() },
  })
}
