import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { registrations } from '../../../db/tables.ts'
import { billedInvoices } from './billed-invoices.ts'
import { leftOfInvoice } from './credited-parts.ts'

/** What came by bank, or was credited by hand, is owed no more: nobody pays it online once again. */
export async function followOpenInvoices(tx: Transaction, registrationId: string) {
  let owed = 0
  for (const invoice of await billedInvoices(tx, registrationId)) {
    if (invoice.status !== 'open') continue
    const { net, vat } = await leftOfInvoice(tx, invoice)
    owed += net + vat
  }
  await tx
    .update(registrations)
    .set({ owed })
    .where(and(eq(registrations.id, registrationId), gt(registrations.owed, owed)))
}
