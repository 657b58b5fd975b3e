import { and, eq } from 'drizzle-orm'
import { invoices } from '../../db/tables.ts'
import type { InvoiceDocument } from '../../domain/documents.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { visibleInvoices } from './visible-invoices.ts'

/** What an invoice said when it was issued; 404 for one the caller may not see. */
export async function readInvoiceDocument({ db, user }: ApiContext, id: string): Promise<InvoiceDocument> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const where = and(eq(invoices.id, id), visibleInvoices(user))
  const [row] = await db.select({ document: invoices.document }).from(invoices).where(where)
  if (!row) throw new ApiError('NOT_FOUND')
  return row.document
}
