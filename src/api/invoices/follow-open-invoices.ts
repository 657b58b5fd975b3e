import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { registrations } from '../../db/tables.ts'
import { billedInvoices } from './billed-invoices.ts'
import { leftOfInvoice } from './credited-parts.ts'

/** Locks the registration that an invoice is for, which whoever changes its money does first; null for any other invoice. */
export async function lockRegistrationOf(tx: Transaction, invoiceId: string): Promise<string | null> {
  const [locked] = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      sql`${registrations.id} in (
        select first.registration_id from invoices billed join invoices first on first.id in (billed.id, billed.follows_id)
        where billed.id = ${invoiceId})`,
    )
    .for('update')
  return locked?.id ?? null
}

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
