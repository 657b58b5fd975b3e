import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { invoices } from '../../../db/tables.ts'
import { billedInvoices } from '../../money/index.ts'

/** Makes the open invoices of a registration paid: its own, and what was added to that. */
export async function payOpenInvoices(tx: Transaction, registrationId: string, userId: string | null) {
  for (const { id, status } of await billedInvoices(tx, registrationId)) {
    if (status !== 'open') continue
    await tx.update(invoices).set({ status: 'paid' }).where(eq(invoices.id, id))
    await recordStateChange(tx, { entity: 'invoice', entityId: id, from: 'open', to: 'paid', userId })
  }
}
