import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { invoices } from '../../db/tables.ts'

/** Makes the open invoice of a registration paid, where it was billed before the money came in. */
export async function payOpenInvoice(tx: Transaction, registrationId: string, userId: string | null) {
  const [invoice] = await tx
    .update(invoices)
    .set({ status: 'paid' })
    .where(and(eq(invoices.registrationId, registrationId), eq(invoices.status, 'open')))
    .returning({ id: invoices.id })
  if (invoice)
    await recordStateChange(tx, { entity: 'invoice', entityId: invoice.id, from: 'open', to: 'paid', userId })
}
