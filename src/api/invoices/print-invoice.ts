import { and, eq } from 'drizzle-orm'
import { invoicePdf } from '../../adapters/pdf.ts'
import { pdfName } from '../../adapters/pdf-name.ts'
import { invoices } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import type { Printed } from '../send-pdf.ts'
import { visibleInvoices } from './visible-invoices.ts'

/** An invoice on paper, as it was issued; 404 for one the caller may not see. */
export async function printInvoice({ db, user }: ApiContext, id: string): Promise<Printed> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const where = and(eq(invoices.id, id), visibleInvoices(user))
  const [row] = await db.select({ document: invoices.document }).from(invoices).where(where)
  if (!row) throw new ApiError('NOT_FOUND')
  const { creditOf, locale, number } = row.document
  const name = pdfName(creditOf ? 'creditNote' : 'invoice', locale, number)
  return { name, bytes: await invoicePdf(row.document) }
}
