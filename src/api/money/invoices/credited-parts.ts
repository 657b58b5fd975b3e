import { eq } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { invoices } from '../../../db/tables.ts'
import type { InvoiceDocument } from '../../../domain/documents.ts'
import { numberOrder } from './take-number.ts'

/** The credit notes of an invoice, each with what it says. */
async function creditNotesOf(db: Executor, invoiceId: string): Promise<InvoiceDocument[]> {
  const rows = await db
    .select({ document: invoices.document })
    .from(invoices)
    .where(eq(invoices.followsId, invoiceId))
    .orderBy(numberOrder)
  return rows.map(({ document }) => document).filter(({ creditOf }) => creditOf)
}

/** What earlier credit notes left of an invoice: its lines with theirs, and the cents. */
export async function leftOfInvoice(db: Executor, { id, document }: { id: string; document: InvoiceDocument }) {
  const documents = [document, ...(await creditNotesOf(db, id))]
  const sum = (of: 'net' | 'vat') => documents.reduce((total, one) => total + one[of], 0)
  return { lines: documents.flatMap(({ lines }) => lines), net: sum('net'), vat: sum('vat') }
}
