import { and, eq } from 'drizzle-orm'
import { Zip, ZipDeflate } from 'fflate'
import { bundledTexts } from '../../../locales/texts.ts'
import { invoicePdf, pdfName } from '../../adapters/pdf.ts'
import { invoiceUbl } from '../../adapters/ubl.ts'
import { invoices } from '../../db/tables.ts'
import { type CsvCell, csvEuros } from '../../domain/csv.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { InvoiceDocument, Party } from '../../domain/documents.ts'
import { hasUbl } from '../../domain/e-invoices.ts'
import type { Locale } from '../../domain/locales.ts'
import { mostArchived } from '../../domain/money.ts'
import type { ApiContext } from '../platform/index.ts'
import {
  ApiError,
  contextOf,
  csvOfRows,
  csvRoute,
  customers,
  finance,
  get,
  invalid,
  listAllRows,
  listParametersOf,
  pathParameter,
  type Query,
  readLocale,
  sendFile,
  sendPdf,
  sendStream,
  uuidPattern,
} from '../platform/index.ts'
import { visibleInvoices } from './invoice.ts'
import { invoiceResource } from './invoice-resource.ts'

type Row = Pick<typeof invoices.$inferSelect, 'number' | 'issuedOn' | 'dueOn' | 'net' | 'vat' | 'total' | 'status'> & {
  _id: string
  owed: number
  customer: Party
  paymentReference: string | null
}

function columnsIn(locale: Locale) {
  const { columns, noteMoves } = bundledTexts[locale]['panel-invoices']
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
    column('status', ({ status, total }) => (total < 0 ? noteMoves[status] : bundledTexts[locale].status[status])),
    column('message', ({ paymentReference }) => paymentReference ?? ''),
  ]
}

const readRows = async (context: ApiContext, query: Query) =>
  (await listAllRows(context, invoiceResource, query)) as Row[]

const name: Record<Locale, string> = { nl: 'facturen', en: 'invoices', fr: 'factures' }
const parameters = listParametersOf(invoiceResource)

const list = csvRoute<Row>({
  id: 'invoiceExport',
  summary: 'Invoices as a CSV file',
  description:
    'The invoices and credit notes that fit the filters, in the order asked for, a line each; what a spreadsheet would take for a formula begins with an apostrophe.',
  access: finance,
  parameters,
  rows: readRows,
  name,
  columns: columnsIn,
})

/** What an invoice said when it was issued; 404 for one the caller may not see. */
async function readInvoiceDocument({ db, user }: ApiContext, id: string): Promise<InvoiceDocument> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const where = and(eq(invoices.id, id), visibleInvoices(user))
  const [row] = await db.select({ document: invoices.document }).from(invoices).where(where)
  if (!row) throw new ApiError('NOT_FOUND')
  return row.document
}

const nameOf = ({ creditOf, locale, number }: InvoiceDocument) =>
  pdfName(creditOf ? 'creditNote' : 'invoice', locale, number)
const ublName = (document: InvoiceDocument) => nameOf(document).replace(/pdf$/, 'xml')

interface Entry {
  name: string
  content: Uint8Array | string
}

/** The list, then each document to read and, for who has a number of an enterprise, for the accounts: one is made as the last was sent. */
async function* entriesOf(context: ApiContext, rows: readonly Row[], locale: Locale): AsyncGenerator<Entry> {
  yield { name: `${name[locale]}.csv`, content: csvOfRows(rows, columnsIn(locale)) }
  for (const { _id } of rows) {
    const document = await readInvoiceDocument(context, _id)
    const pdf = await invoicePdf(document)
    yield { name: nameOf(document), content: pdf }
    if (hasUbl(document.customer)) yield { name: ublName(document), content: await invoiceUbl(document, pdf) }
  }
}

async function* zipped(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = []
  const archive = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name)
    archive.add(file)
    file.push(typeof content === 'string' ? new TextEncoder().encode(content) : content, true)
    yield* parts.splice(0)
  }
  archive.end()
  yield* parts
}

const invoiceId = pathParameter('id', 'The id of the invoice.')

/** The invoices as files: one by one, as a list, and all of a list at once. */
export const invoiceFiles = [
  list,
  get('/archive', {
    id: 'invoiceArchive',
    summary: 'Invoices in a ZIP file',
    description: `The invoices and credit notes that fit the filters, ${mostArchived} at most (400 at \`period\`): the list as a CSV file, each of them as a PDF, and as UBL where who is billed has a VAT number, or that of an enterprise. It is made while it is sent.`,
    access: customers,
    parameters,
    bytes: 'application/zip',
    respond: async (c) => {
      const context = contextOf(c)
      const query = c.req.queries()
      const locale = readLocale(query)
      const rows = await readRows(context, query)
      if (rows.length > mostArchived) throw invalid('period', 'error.archiveTooLarge')
      const file = `${name[locale]}-${brusselsDay(new Date())}.zip`
      return sendStream(c, 'application/zip', { name: file, content: zipped(entriesOf(context, rows, locale)) })
    },
  }),
  get('/:id/pdf', {
    id: 'invoicePdf',
    summary: 'An invoice as a PDF',
    description: 'An invoice or credit note to print.',
    access: customers,
    parameters: [invoiceId],
    bytes: 'application/pdf',
    respond: async (c) => {
      const document = await readInvoiceDocument(contextOf(c), c.req.param('id'))
      return sendPdf(c, { name: nameOf(document), bytes: await invoicePdf(document) })
    },
  }),
  get('/:id/ubl', {
    id: 'invoiceUbl',
    summary: 'An invoice as UBL',
    description:
      'An invoice or credit note for the accounts of who is billed: UBL 2.1 by Peppol BIS Billing 3.0, with its PDF inside. There is none (404) where who is billed has no VAT number, nor that of an enterprise.',
    access: customers,
    parameters: [invoiceId],
    bytes: 'application/xml',
    respond: async (c) => {
      const document = await readInvoiceDocument(contextOf(c), c.req.param('id'))
      if (!hasUbl(document.customer)) throw new ApiError('NOT_FOUND')
      const content = await invoiceUbl(document, await invoicePdf(document))
      return sendFile(c, 'application/xml; charset=utf-8', { name: ublName(document), content })
    },
  }),
]
