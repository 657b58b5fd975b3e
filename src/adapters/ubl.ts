import type { InvoiceDocument } from '../domain/documents.ts'

/** As with PDFs, what writes it is loaded with the first: the start of every process would wait for it otherwise. */
export const invoiceUbl = async (document: InvoiceDocument, pdf: Uint8Array): Promise<string> =>
  (await import('./ubl/invoice.ts')).invoiceUbl(document, pdf)

/** The rules of EN 16931 and Peppol that a document breaks. */
export const brokenUblRules = async (xml: string) => (await import('./ubl/rules.ts')).brokenRules(xml)
