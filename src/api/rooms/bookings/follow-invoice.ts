import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { invoices } from '../../../db/tables.ts'
import { type InvoiceStatus, invoiceTransitions } from '../../../domain/invoice-states.ts'
import { canTransition } from '../../../domain/state-table.ts'
import { issueCreditNote } from '../../money/index.ts'
import { type ApiContext, lock } from '../../platform/index.ts'
import type { Actor } from './transition-booking.ts'

/** Lets the invoice of a locked booking follow it, where its own table has the move; one that is credited gets its credit note. */
export async function followInvoice(
  { publicUrl }: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  bookingId: string,
  to: InvoiceStatus,
  { as, userId }: Actor,
) {
  const [billed] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.bookingId, bookingId))
  if (!billed) return
  await lock(tx, { invoices: [billed.id] })
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, billed.id))
  if (!invoice || (as !== 'staff' && as !== 'payment') || !canTransition(invoiceTransitions, invoice.status, to, as))
    return
  const { id, status: from } = invoice
  await tx.update(invoices).set({ status: to }).where(eq(invoices.id, id))
  await recordStateChange(tx, { entity: 'invoice', entityId: id, from, to, userId })
  if (to === 'credited') await issueCreditNote(tx, invoice, { publicUrl: publicUrl(), issuedBy: userId })
}
