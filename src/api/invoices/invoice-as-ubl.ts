import { invoicePdf } from '../../adapters/pdf.ts'
import { pdfName } from '../../adapters/pdf-name.ts'
import { invoiceUbl } from '../../adapters/ubl.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { readInvoiceDocument } from './read-invoice-document.ts'

/** An invoice for its customer's accounts; 404 also where that is somebody without a VAT number, whom Peppol does not know. */
export async function invoiceAsUbl(context: ApiContext, id: string): Promise<{ name: string; text: string }> {
  const document = await readInvoiceDocument(context, id)
  if (!document.customer.vat) throw new ApiError('NOT_FOUND')
  const { creditOf, locale, number } = document
  return {
    name: pdfName(creditOf ? 'creditNote' : 'invoice', locale, number).replace(/pdf$/, 'xml'),
    text: await invoiceUbl(document, await invoicePdf(document)),
  }
}
