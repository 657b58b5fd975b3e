import { sql } from 'drizzle-orm'
import { invoice, invoiceChanges, newInvoice } from '../../../schemas/invoice.ts'
import { invoices } from '../../db/tables.ts'
import { invoiceStatuses } from '../../domain/invoice-states.ts'
import { customers, staff } from '../access.ts'
import { contextOf } from '../context.ts'
import { dayColumn } from '../day-column.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { resourceRoutes } from '../resource.ts'
import { sendFile } from '../send-file.ts'
import { sendPdf } from '../send-pdf.ts'
import { createInvoice } from './create-invoice.ts'
import { invoiceAsUbl } from './invoice-as-ubl.ts'
import { keepInvoice } from './keep-invoice.ts'
import { invoiceColumns } from './present-invoice.ts'
import { printInvoice } from './print-invoice.ts'
import { updateInvoice } from './update-invoice.ts'
import { visibleInvoices } from './visible-invoices.ts'

/** What a customer looks for an invoice by. */
const searchedText = sql`concat_ws(' ', ${invoices.number}, ${invoices.document}->>'reference',
  ${invoices.document}->>'paymentReference', ${invoices.document}->>'creditOf',
  jsonb_path_query_array(${invoices.document}, '$.lines[*].description')::text)`

export const invoiceRoutes = resourceRoutes({
  names: ['invoice', 'invoices'],
  words: {
    one: 'an invoice',
    many: 'invoices',
    about:
      'Invoices and credit notes, amounts in cents: staff see all, customers those of their organisation or their own.',
  },
  more: {
    update: 'An issued invoice stays as it is; its status moves to paid or credited.',
    delete: 'This is always refused (409): what was issued stays, and can be credited.',
  },
  access: { read: customers, create: staff, update: staff, delete: staff },
  failures: { update: ['STATE_CONFLICT'], delete: ['INVOICE_ISSUED'] },
  neverDeleted: true,
  table: invoices,
  columns: invoiceColumns,
  filters: {
    _id: { kind: 'id', column: invoices.id },
    number: { kind: 'text', column: invoices.number },
    status: { kind: 'choice', of: invoiceStatuses, column: invoices.status },
    issuedOn: { kind: 'date', column: dayColumn(invoices.issuedOn) },
    dueOn: { kind: 'date', column: dayColumn(invoices.dueOn) },
    net: { kind: 'number', column: invoices.net },
    vat: { kind: 'number', column: invoices.vat },
    total: { kind: 'number', column: invoices.total },
    reference: { kind: 'text', column: sql`(${invoices.document}->>'reference')` },
    customer: { kind: 'text', column: sql`(${invoices.document}->'customer'->>'name')` },
    paymentReference: { kind: 'text', column: sql`(${invoices.document}->>'paymentReference')` },
    search: { kind: 'text', column: searchedText },
    registration: { kind: 'id', column: invoices.registrationId },
    booking: { kind: 'id', column: invoices.bookingId },
    organisation: { kind: 'id', column: invoices.organisationId },
    user: { kind: 'id', column: invoices.userId },
  },
  sort: [
    ['issuedOn', 'DESC'],
    ['number', 'DESC'],
  ],
  schema: invoice,
  input: newInvoice,
  changes: invoiceChanges,
  visible: visibleInvoices,
  create: createInvoice,
  update: updateInvoice,
  remove: keepInvoice,
})
  .get(
    '/:id/pdf',
    operation({
      id: 'invoicePdf',
      tag: 'invoices',
      summary: 'An invoice as a PDF',
      description: 'An invoice or credit note to print.',
      access: customers,
      parameters: [pathParameter('id', 'The id of the invoice.')],
      bytes: 'application/pdf',
    }),
    async (c) => sendPdf(c, await printInvoice(contextOf(c), c.req.param('id'))),
  )
  .get(
    '/:id/ubl',
    operation({
      id: 'invoiceUbl',
      tag: 'invoices',
      summary: 'An invoice as UBL',
      description:
        'An invoice or credit note for the accounts of who is billed: UBL 2.1 by Peppol BIS Billing 3.0, with its PDF inside. There is none (404) where who is billed has no VAT number.',
      access: customers,
      parameters: [pathParameter('id', 'The id of the invoice.')],
      bytes: 'application/xml',
    }),
    async (c) => {
      const { name, text } = await invoiceAsUbl(contextOf(c), c.req.param('id'))
      return sendFile(c, 'application/xml; charset=utf-8', { name, content: text })
    },
  )
