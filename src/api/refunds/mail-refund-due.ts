import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { invoices } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { toProvider } from '../to-provider.ts'

interface Due {
  /** Tells one time from another. */
  id: string
  creditNoteId: string
  /** Cents. */
  amount: number
}

/** Money that the payment provider does not give back: somebody of the house has to. */
export async function mailRefundDue(
  { controlPanelUrl }: Pick<ApiContext, 'controlPanelUrl'>,
  tx: Transaction,
  { id, creditNoteId, amount }: Due,
) {
  const [note] = await tx.select({ document: invoices.document }).from(invoices).where(eq(invoices.id, creditNoteId))
  if (!note) return
  const { customer, number } = note.document
  await queueMail(tx, {
    key: `refund-by-hand:${id}`,
    ...toProvider,
    kind: 'refund-by-hand',
    values: { customer: customer.name, email: customer.email ?? '', number, amount, url: controlPanelUrl() },
  })
}
