import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { invoice, invoiceChanges, newInvoice } from '../../../schemas/invoice.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { invoices } from '../../db/tables.ts'
import { eInvoiceStates } from '../../domain/e-invoices.ts'
import { defaultLocale } from '../../domain/locales.ts'
import { invoiceKinds, invoiceStatuses, invoiceTransitions } from '../../domain/money.ts'
import { canTransition } from '../../domain/state-table.ts'
import type { ApiContext, Resource, ResourceCalls } from '../platform/index.ts'
import { ApiError, customers, dayField, finance, pick, uuidPattern, withMutex } from '../platform/index.ts'
import { creditInvoice } from './credit-invoice.ts'
import { type NewInvoice, numberOrder, visibleInvoices } from './invoice.ts'
import { sharesOf } from './invoice-shares.ts'
import { issueInvoice } from './issue-invoice.ts'
import { lockInvoice } from './lock-invoices.ts'
import { mailSettled } from './mail-invoice.ts'
import { openAmountOf } from './open-amount.ts'
import { receiveOpen } from './record-receipt.ts'

const unknown = { address: null, zip: null, city: null, country: null, vat: null, email: null }

/** Issues and mails what staff wrote by hand. Whoever waits for the next number holds no connection meanwhile. */
async function createInvoice({ db, user, publicUrl }: ApiContext, input: AnyObject): Promise<string> {
  const { customer, lines, reference, organisation, user: userId, locale } = newInvoice.cast(input)
  const invoice: NewInvoice = {
    organisationId: organisation ?? null,
    userId: userId ?? null,
    status: 'open',
    locale: locale ?? defaultLocale,
    customer: { ...unknown, ...customer },
    reference: reference ?? null,
    lines,
    publicUrl: publicUrl(),
    issuedBy: user?.userId ?? null,
  }
  const { id } = await withMutex('invoice numbers', () => db.transaction((tx) => issueInvoice(tx, invoice)))
  return id
}

/** Moves an invoice along its table; one that is credited gets a credit note. To the state it has, nothing happens. */
async function updateInvoice(context: ApiContext, id: string, input: AnyObject): Promise<string> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const { db, user, publicUrl } = context
  const { status: to } = invoiceChanges.cast(input)
  const userId = user?.userId ?? null
  await db.transaction(async (tx) => {
    const locked = await lockInvoice(tx, id)
    const { invoice } = locked
    if (invoice.status === to) return
    const isCreditNote = Boolean(invoice.document.creditOf)
    if (!canTransition(invoiceTransitions, invoice.status, to, 'staff') || (isCreditNote && to === 'credited')) {
      throw new ApiError('STATE_CONFLICT', [{ path: 'status', message: `${invoice.status} cannot become ${to}` }])
    }
    if (to === 'credited') return creditInvoice(context, tx, locked)
    if (!isCreditNote) return receiveOpen(context, tx, locked)
    await tx.update(invoices).set({ status: to }).where(eq(invoices.id, id))
    await recordStateChange(tx, 'invoice', id, { from: invoice.status, to, userId })
    await mailSettled(tx, invoice, publicUrl())
  })
  return id
}

const eInvoice = sql`(select state from e_invoices where e_invoices.invoice_id = invoices.id)`

const invoiceColumns = {
  _id: invoices.id,
  ...pick(invoices, 'number', 'status', 'issuedOn', 'dueOn', 'net', 'vat', 'total'),
  owed: openAmountOf(),
  shares: sharesOf(),
  customer: sql`${invoices.document}->'customer'`,
  reference: sql`${invoices.document}->>'reference'`,
  paymentReference: sql`${invoices.document}->>'paymentReference'`,
  lines: sql`${invoices.document}->'lines'`,
  creditOf: sql`${invoices.document}->>'creditOf'`,
  eInvoice,
  registration: invoices.registrationId,
  booking: invoices.bookingId,
  organisation: invoices.organisationId,
  user: invoices.userId,
}

/** Whatever was issued stays, or its number would be missing. */
async function keepInvoice(): Promise<void> {
  throw new ApiError('INVOICE_ISSUED')
}

const searchedText = sql`concat_ws(' ', ${invoices.number}, ${invoices.document}->'customer'->>'name',
  ${invoices.document}->'customer'->>'email', ${invoices.document}->>'reference',
  ${invoices.document}->>'paymentReference', ${invoices.document}->>'creditOf',
  jsonb_path_query_array(${invoices.document}, '$.lines[*].description')::text,
  (select concat_ws(' ', users.first_name, users.last_name, users.email) from users where users.id = ${invoices.userId}))`

const isCreditNote = sql`${invoices.document} ? 'creditOf'`
const kind = sql`(case when ${isCreditNote} then 'credit-note' else 'invoice' end)`
const overdue = sql`(${invoices.status} = 'open' and not ${isCreditNote}
  and ${invoices.dueOn} < (now() at time zone 'Europe/Brussels')::date)`

/** A year and its quarter, as '2026-Q3'. */
const quarter = sql`to_char(${invoices.issuedOn}, 'YYYY-"Q"Q')`

/** Money of an open credit note that no payment provider was asked to give back: somebody has to transfer it. */
const toReturn = sql`(${invoices.status} = 'open' and ${isCreditNote} and -${invoices.total} > coalesce((
  select sum(refunds.amount) from refunds where refunds.credit_note_id = ${invoices.id}), 0))`

export const invoiceResource: Resource & ResourceCalls = {
  names: ['invoice', 'invoices'],
  words: {
    one: 'an invoice',
    many: 'invoices',
    about:
      'Invoices and credit notes, amounts in cents: staff see all, customers those of their organisation or their own.',
  },
  more: {
    update:
      'An issued invoice stays as it is; its status moves to paid or credited. That of an order is credited by canceling the order, as long as it can be canceled (409).',
    delete: 'This is always refused (409): what was issued stays, and can be credited.',
  },
  access: { read: customers, create: finance, update: finance, delete: finance },
  failures: {
    update: ['STATE_CONFLICT', 'ORDER_STANDS', 'PREPAID_CARD', 'PAYMENT_UNDER_WAY'],
    delete: ['INVOICE_ISSUED'],
  },
  neverDeleted: true,
  table: invoices,
  columns: invoiceColumns,
  filters: {
    _id: invoices.id,
    number: { kind: 'text', column: invoices.number, order: numberOrder },
    status: { kind: 'choice', of: invoiceStatuses, column: invoices.status },
    kind: { kind: 'choice', of: invoiceKinds, column: kind },
    eInvoice: { kind: 'choice', of: eInvoiceStates, column: eInvoice },
    refused: {
      kind: 'boolean',
      column: sql`(${invoices.id} in (select invoice_id from e_invoices where state = 'refused'))`,
    },
    overdue: { kind: 'boolean', column: overdue },
    toReturn: { kind: 'boolean', column: toReturn },
    issuedOn: dayField(invoices.issuedOn),
    dueOn: dayField(invoices.dueOn),
    period: { kind: 'text', column: quarter, is: (value) => /^\d{4}-Q[1-4]$/.test(value) },
    ...pick(invoices, 'net', 'vat', 'total'),
    reference: { kind: 'text', column: sql`(${invoices.document}->>'reference')` },
    customer: { kind: 'text', column: sql`(${invoices.document}->'customer'->>'name')` },
    paymentReference: { kind: 'text', column: sql`(${invoices.document}->>'paymentReference')` },
    search: {
      kind: 'search',
      column: searchedText,
      digits: [sql`${invoices.document}->'customer'->>'vat'`],
      reference: sql`${invoices.document}->>'paymentReference'`,
      amount: invoices.total,
      number: invoices.number,
    },
    registration: invoices.registrationId,
    booking: invoices.bookingId,
    organisation: invoices.organisationId,
    user: invoices.userId,
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
}
