import { and, eq } from 'drizzle-orm'
import { bundledTexts } from '../../../locales/texts.ts'
import { invoice, invoiceRecord, newCreditNote } from '../../../schemas/invoice.ts'
import { invoicePdf, pdfName } from '../../adapters/pdf.ts'
import { invoiceUbl } from '../../adapters/ubl.ts'
import { invoices } from '../../db/tables.ts'
import { type CsvCell, csvEuros } from '../../domain/csv.ts'
import type { InvoiceDocument, Party } from '../../domain/documents.ts'
import type { ApiContext, Printed } from '../platform/index.ts'
import {
  ApiError,
  contextOf,
  csvRoute,
  customers,
  get,
  getRow,
  listAllRows,
  listParametersOf,
  pathParameter,
  post,
  resourceRoutes,
  routes,
  sendFile,
  sendPdf,
  staff,
  uuidPattern,
} from '../platform/index.ts'
import { createCreditNote } from './credit-invoice.ts'
import { getInvoiceRecord } from './get-invoice-record.ts'
import { visibleInvoices } from './invoice.ts'
import { invoiceResource } from './invoice-resource.ts'

type Row = Pick<typeof invoices.$inferSelect, 'number' | 'issuedOn' | 'dueOn' | 'net' | 'vat' | 'total' | 'status'> & {
  owed: number
  customer: Party
  paymentReference: string | null
}

const file = csvRoute<Row>({
  id: 'invoiceExport',
  summary: 'Invoices as a CSV file',
  description:
    'The invoices and credit notes that fit the filters, in the order asked for, a line each; what a spreadsheet would take for a formula begins with an apostrophe.',
  access: staff,
  parameters: listParametersOf(invoiceResource),
  rows: async (context, query) => (await listAllRows(context, invoiceResource, query)) as Row[],
  name: { nl: 'facturen', en: 'invoices', fr: 'factures' },
  columns(locale) {
    const { columns } = bundledTexts[locale]['panel-invoices']
    const column = (key: keyof typeof columns, cell: (row: Row) => CsvCell) => ({ key, heading: columns[key], cell })
    return [
      column('number', ({ number }) => number),
      column('issuedOn', ({ issuedOn }) => issuedOn),
      column('dueOn', ({ dueOn }) => dueOn),
      column('customer', ({ customer }) => customer.name),
      column('vatNumber', ({ customer }) => customer.vat ?? ''),
      column('net', ({ net }) => csvEuros(net)),
      column('vat', ({ vat }) => csvEuros(vat)),
      column('total', ({ total }) => csvEuros(total)),
      column('owed', ({ owed }) => csvEuros(owed)),
      column('status', ({ status }) => bundledTexts[locale].status[status]),
      column('message', ({ paymentReference }) => paymentReference ?? ''),
    ]
  },
})

/** What an invoice said when it was issued; 404 for one the caller may not see. */
async function readInvoiceDocument({ db, user }: ApiContext, id: string): Promise<InvoiceDocument> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const where = and(eq(invoices.id, id), visibleInvoices(user))
  const [row] = await db.select({ document: invoices.document }).from(invoices).where(where)
  if (!row) throw new ApiError('NOT_FOUND')
  return row.document
}

/** An invoice for its customer's accounts; 404 also where that is somebody without a VAT number, whom Peppol does not know. */
async function invoiceAsUbl(context: ApiContext, id: string): Promise<{ name: string; text: string }> {
  const document = await readInvoiceDocument(context, id)
  if (!document.customer.vat) throw new ApiError('NOT_FOUND')
  const { creditOf, locale, number } = document
  return {
    name: pdfName(creditOf ? 'creditNote' : 'invoice', locale, number).replace(/pdf$/, 'xml'),
    text: await invoiceUbl(document, await invoicePdf(document)),
  }
}

/** An invoice on paper, as it was issued; 404 for one the caller may not see. */
async function printInvoice(context: ApiContext, id: string): Promise<Printed> {
  const document = await readInvoiceDocument(context, id)
  const { creditOf, locale, number } = document
  const name = pdfName(creditOf ? 'creditNote' : 'invoice', locale, number)
  return { name, bytes: await invoicePdf(document) }
}

const invoiceId = pathParameter('id', 'The id of the invoice.')

export const invoiceRoutes = routes(
  file,
  resourceRoutes(invoiceResource),
  get('/:id/record', {
    id: 'invoiceRecord',
    summary: 'What happened to an invoice',
    description:
      'What staff look at before they do something with an invoice: each of its states with who and when, the payments of its order, what follows it, what credit notes left of it, and who gets its mails.',
    access: staff,
    parameters: [invoiceId],
    response: invoiceRecord,
    run: (context, { params }) => getInvoiceRecord(context, params.id),
  }),
  post('/:id/credit-notes', {
    id: 'createCreditNote',
    summary: 'Takes a part of an invoice back',
    description:
      'Issues a credit note for a part of an invoice, at one of its VAT rates, and mails it. `left` is what was left of the invoice, so that sending it twice credits once (409 `The effect on money has changed`). A registration becomes cheaper by as much, and what was paid of it goes back. All of it is credited by canceling the order, as long as it can be canceled; a room is paid before a part of it is credited (409).',
    access: staff,
    failures: ['STATE_CONFLICT', 'EFFECT_CHANGED', 'ORDER_STANDS', 'PAYMENT_UNDER_WAY'],
    parameters: [invoiceId],
    response: invoice,
    status: 201,
    body: newCreditNote,
    run: async (context, { params, body }) => {
      const id = await createCreditNote(context, params.id, body)
      return getRow(context.db, context.user, invoiceResource, id)
    },
  }),
  get('/:id/pdf', {
    id: 'invoicePdf',
    summary: 'An invoice as a PDF',
    description: 'An invoice or credit note to print.',
    access: customers,
    parameters: [invoiceId],
    bytes: 'application/pdf',
    respond: async (c) => sendPdf(c, await printInvoice(contextOf(c), c.req.param('id'))),
  }),
  get('/:id/ubl', {
    id: 'invoiceUbl',
    summary: 'An invoice as UBL',
    description:
      'An invoice or credit note for the accounts of who is billed: UBL 2.1 by Peppol BIS Billing 3.0, with its PDF inside. There is none (404) where who is billed has no VAT number.',
    access: customers,
    parameters: [invoiceId],
    bytes: 'application/xml',
    respond: async (c) => {
      const { name, text } = await invoiceAsUbl(contextOf(c), c.req.param('id'))
      return sendFile(c, 'application/xml; charset=utf-8', { name, content: text })
    },
  }),
)
