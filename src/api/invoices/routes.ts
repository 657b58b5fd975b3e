import { Hono } from 'hono'
import { invoice, invoiceRecord, newCreditNote } from '../../../schemas/invoice.ts'
import { customers, staff } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { columnsParameter } from '../csv-columns.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { getRow } from '../resource/get-row.ts'
import { listParametersOf, resourceRoutes } from '../resource.ts'
import { sendCsv, sendFile } from '../send-file.ts'
import { sendPdf } from '../send-pdf.ts'
import { createCreditNote } from './create-credit-note.ts'
import { exportInvoices } from './export-invoices.ts'
import { getInvoiceRecord } from './get-invoice-record.ts'
import { invoiceAsUbl } from './invoice-as-ubl.ts'
import { invoiceResource } from './invoice-resource.ts'
import { printInvoice } from './print-invoice.ts'

const tag = 'invoices'
const invoiceId = pathParameter('id', 'The id of the invoice.')

const lists = new Hono<ApiEnv>().get(
  '/csv',
  operation({
    id: 'invoiceExport',
    tag,
    summary: 'Invoices as a CSV file',
    description:
      'The invoices and credit notes that fit the filters, in the order asked for, a line each; what a spreadsheet would take for a formula begins with an apostrophe.',
    access: staff,
    parameters: [...listParametersOf(invoiceResource), columnsParameter],
    bytes: 'text/csv',
  }),
  async (c) => sendCsv(c, await exportInvoices(contextOf(c), c.req.queries())),
)

export const invoiceRoutes = new Hono<ApiEnv>()
  .route('/', lists)
  .route('/', resourceRoutes(invoiceResource))
  .get(
    '/:id/record',
    operation({
      id: 'invoiceRecord',
      tag,
      summary: 'What happened to an invoice',
      description:
        'What staff look at before they do something with an invoice: each of its states with who and when, the payments of its order, what follows it, what credit notes left of it, and who gets its mails.',
      access: staff,
      parameters: [invoiceId],
      response: invoiceRecord,
    }),
    async (c) => c.json(await getInvoiceRecord(contextOf(c), c.req.param('id'))),
  )
  .post(
    '/:id/credit-notes',
    operation({
      id: 'createCreditNote',
      tag,
      summary: 'Takes a part of an invoice back',
      description:
        'Issues a credit note for a part of an invoice, at one of its VAT rates, and mails it. `left` is what was left of the invoice, so that sending it twice credits once (409 `The effect on money has changed`). A registration becomes cheaper by as much, and what was paid of it goes back. All of it is credited by canceling the order, as long as it can be canceled; a room is paid before a part of it is credited (409).',
      access: staff,
      failures: ['STATE_CONFLICT', 'EFFECT_CHANGED', 'ORDER_STANDS', 'PAYMENT_UNDER_WAY'],
      parameters: [invoiceId],
      response: invoice,
      status: 201,
    }),
    checkBody(newCreditNote),
    async (c) => {
      const context = contextOf(c)
      const id = await createCreditNote(context, c.req.param('id'), c.req.valid('json'))
      return c.json(await getRow(context.db, context.user, invoiceResource, id), 201)
    },
  )
  .get(
    '/:id/pdf',
    operation({
      id: 'invoicePdf',
      tag,
      summary: 'An invoice as a PDF',
      description: 'An invoice or credit note to print.',
      access: customers,
      parameters: [invoiceId],
      bytes: 'application/pdf',
    }),
    async (c) => sendPdf(c, await printInvoice(contextOf(c), c.req.param('id'))),
  )
  .get(
    '/:id/ubl',
    operation({
      id: 'invoiceUbl',
      tag,
      summary: 'An invoice as UBL',
      description:
        'An invoice or credit note for the accounts of who is billed: UBL 2.1 by Peppol BIS Billing 3.0, with its PDF inside. There is none (404) where who is billed has no VAT number.',
      access: customers,
      parameters: [invoiceId],
      bytes: 'application/xml',
    }),
    async (c) => {
      const { name, text } = await invoiceAsUbl(contextOf(c), c.req.param('id'))
      return sendFile(c, 'application/xml; charset=utf-8', { name, content: text })
    },
  )
