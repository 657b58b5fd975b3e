import { invoicePdf } from '../../adapters/pdf.ts'
import { pdfName } from '../../adapters/pdf-name.ts'
import type { ApiContext } from '../context.ts'
import type { Printed } from '../send-pdf.ts'
import { readInvoiceDocument } from './read-invoice-document.ts'

/** An invoice on paper, as it was issued; 404 for one the caller may not see. */
export async function printInvoice(context: ApiContext, id: string): Promise<Printed> {
  const document = await readInvoiceDocument(context, id)
  const { creditOf, locale, number } = document
  const name = pdfName(creditOf ? 'creditNote' : 'invoice', locale, number)
  return { name, bytes: await invoicePdf(document) }
}
