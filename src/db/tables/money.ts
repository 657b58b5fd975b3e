import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BookCounts, BookDifference } from '../../domain/books.ts'
import type { InvoiceDocument } from '../../domain/documents.ts'
import type { CreditKind, InvoiceStatus, Payer, PaymentStatus, ReceiptWay, RefundStatus } from '../../domain/money.ts'
import { createdAt, id, instant, partOf, rowOf, state } from './columns.ts'
import { organisations, users } from './identity.ts'
import { registrations } from './registrations.ts'
import { bookings } from './rooms.ts'

/** One attempt to pay, of a registration or of a room booking. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    registrationId: uuid('registration_id').references(() => registrations.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id'),
    /** The payment that brought it, where it is a part of one for participants who moved: both have its number there. */
    partOf: uuid('part_of').references((): AnyPgColumn => payments.id),
    paymentProvider: text('payment_provider').notNull(),
    /** The payment's id at its payment provider; null until that has answered. */
    externalId: text('external_id'),
    status: state<PaymentStatus>('status').notNull().default('open'),
    /** Cents including VAT. */
    amount: integer('amount').notNull(),
    /** Cents that came instead, when it was another amount: a person decides what to do. */
    paidAmount: integer('paid_amount'),
    /** Who of staff decided that; null while it waits. */
    decidedBy: uuid('decided_by').references(() => users.id),
    /** What the bank transfer said that brought the rest of it; null where none did. */
    transferReference: text('transfer_reference'),
    redirectUrl: text('redirect_url'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payments_external').on(table.paymentProvider, table.externalId).where(sql`part_of is null`),
    index('payments_registration').on(table.registrationId),
    index('payments_booking').on(table.bookingId),
    index('payments_created').on(table.createdAt),
    uniqueIndex('payments_one_open').on(table.registrationId).where(sql`status in ('open', 'pending')`),
  ],
)

/** Money on its way back to a payer: asked for under its own id, once, whatever happens on the way. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: partOf('payment_id', () => payments.id),
    /** The credit note that says why; null for money that came when nothing was to be paid, and was never billed. */
    creditNoteId: uuid('credit_note_id'),
    /** The refund's id at its payment provider; null until that has answered. */
    externalId: text('external_id'),
    status: state<RefundStatus>('status').notNull().default('requested'),
    /** Cents including VAT. */
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    index('refunds_credit_note').on(table.creditNoteId),
    index('refunds_unsettled').on(table.updatedAt).where(sql`status in ('requested', 'pending')`),
  ],
)

/** What the built-in payment provider knows of refunds. */
export const testRefunds = pgTable('test_refunds', {
  id: id(),
  paymentId: uuid('payment_id').notNull(),
  /** Cents. */
  amount: integer('amount').notNull(),
  status: state<RefundStatus>('status').notNull().default('refunded'),
})

/** What the built-in payment provider knows: its own side of a payment, apart from ours. */
export const testPayments = pgTable('test_payments', {
  id: id(),
  /** Cents. */
  amount: integer('amount').notNull(),
  description: text('description').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  webhookUrl: text('webhook_url').notNull(),
  locale: text('locale').notNull().default('nl'),
  status: state<PaymentStatus>('status').notNull().default('open'),
  createdAt: createdAt(),
})

/** An invoice as it was issued: `document` never changes any more, only the status does. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    /** Unbroken per year: '2026-0001'. */
    number: text('number').notNull().unique(),
    registrationId: uuid('registration_id').references(() => registrations.id, { onDelete: 'set null' }),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    /** The registration or booking that it is for, as are all that follow its first invoice; null for one that staff wrote. */
    orderId: uuid('order_id'),
    /** null: it is no credit note. */
    creditKind: text('credit_kind').$type<CreditKind>(),
    /** The invoice that this one credits, or that it adds something to. */
    followsId: uuid('follows_id').references((): AnyPgColumn => invoices.id),
    organisationId: uuid('organisation_id').references(() => organisations.id),
    userId: uuid('user_id').references(() => users.id),
    status: state<InvoiceStatus>('status').notNull(),
    issuedOn: date('issued_on').notNull(),
    dueOn: date('due_on').notNull(),
    /** Cents. */
    net: integer('net').notNull(),
    vat: integer('vat').notNull(),
    total: integer('total').notNull(),
    /** Cents that came online for one that is open again, since a receipt that brought the rest was undone. */
    paidOnline: integer('paid_online').notNull().default(0),
    document: jsonb('document').$type<InvoiceDocument>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invoices_registration').on(table.registrationId),
    uniqueIndex('invoices_booking').on(table.bookingId),
    // For the desk's search, which reads a reference however it is written.
    index('invoices_reference').on(sql`regexp_replace(${table.document}->>'paymentReference', '\\D', '', 'g')`),
    index('invoices_amount').on(sql`abs(${table.total})`),
    index('invoices_follows').on(table.followsId),
    index('invoices_order').on(table.orderId),
    // The order of the panel's list (`numberOrder`).
    index('invoices_in_order').on(sql`(left(number, 5) || lpad(substr(number, 6), 9, '0')) desc nulls last`, table.id),
    // What figures add up, without the papers.
    index('invoices_issued').on(table.issuedOn, table.orderId, table.net),
    index('invoices_open').on(table.dueOn).where(sql`status = 'open'`),
    index('invoices_notes').on(table.issuedOn).where(sql`credit_kind is not null`),
    index('invoices_organisation').on(table.organisationId, table.issuedOn),
    index('invoices_user').on(table.userId, table.issuedOn),
  ],
)

/** Money that came outside the payment provider, into the account of a customer; what no invoice has is theirs to use. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    /** Whose it is: an organisation's or a private person's; both null while nobody knows. */
    organisationId: uuid('organisation_id').references(() => organisations.id),
    userId: uuid('user_id').references(() => users.id),
    receivedOn: date('received_on').notNull(),
    /** Cents. */
    amount: integer('amount').notNull(),
    /** Cents of it on no invoice that did not go back, which triggers keep (`keep_receipt_rest`): nothing once it is undone. */
    rest: integer('rest').notNull().default(0),
    payer: text('payer').$type<Payer>().notNull().default('customer'),
    way: text('way').$type<ReceiptWay>().notNull().default('bank'),
    /** What the bank says of it. */
    reference: text('reference'),
    /** Who of staff noted it; null where that is not known any more. */
    recordedBy: uuid('recorded_by').references(() => users.id),
    requestHash: text('request_hash'),
    createdAt: createdAt(),
    /** Set where it was noted wrongly, or went back to the bank: it counts nowhere then. */
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by').references(() => users.id),
    undoneReason: text('undone_reason'),
  },
  (table) => [
    check('receipts_amount', sql`${table.amount} > 0`),
    check('receipts_rest', sql`${table.rest} >= 0`),
    check('receipts_one_customer', sql`${table.organisationId} is null or ${table.userId} is null`),
    index('receipts_organisation').on(table.organisationId, table.receivedOn),
    index('receipts_user').on(table.userId, table.receivedOn),
    // The order of the panel's list.
    index('receipts_received').on(table.receivedOn, table.id),
    index('receipts_with_rest').on(table.receivedOn, table.id).where(sql`rest > 0`),
    index('receipts_request').on(table.requestHash).where(sql`request_hash is not null`),
  ],
)

/** What of a receipt stands on which invoice: within the whole, by the check `receipts_rest`. */
export const receiptParts = pgTable(
  'receipt_parts',
  {
    receiptId: rowOf('receipt_id', () => receipts.id),
    invoiceId: rowOf('invoice_id', () => invoices.id),
    /** Cents. */
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.invoiceId] }),
    check('receipt_parts_amount', sql`${table.amount} > 0`),
    index('receipt_parts_invoice').on(table.invoiceId),
  ],
)

/**
 * What each payer is to bring of an invoice that the kmo-portefeuille helps to pay: together what its credit notes left of
 * it, which a trigger (`invoice_shares_whole`) sees to where the shares change.
 */
export const invoiceShares = pgTable(
  'invoice_shares',
  {
    invoiceId: rowOf('invoice_id', () => invoices.id),
    payer: text('payer').$type<Payer>().notNull(),
    /** Cents including VAT. */
    amount: integer('amount').notNull(),
    dueOn: date('due_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.payer] }),
    check('invoice_shares_amount', sql`${table.amount} >= 0`),
  ],
)

/** What of a receipt went back to its customer by bank: what stood on no invoice. The same check keeps it within the whole. */
export const repayments = pgTable(
  'repayments',
  {
    id: id(),
    receiptId: rowOf('receipt_id', () => receipts.id),
    paidOn: date('paid_on').notNull(),
    /** Cents. */
    amount: integer('amount').notNull(),
    /** What the bank says of it. */
    reference: text('reference'),
    reason: text('reason').notNull(),
    recordedBy: uuid('recorded_by').references(() => users.id),
    requestHash: text('request_hash'),
    createdAt: createdAt(),
    /** It was noted wrongly, and counts nowhere since. */
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by').references(() => users.id),
    undoneReason: text('undone_reason'),
  },
  (table) => [
    check('repayments_amount', sql`${table.amount} > 0`),
    index('repayments_receipt').on(table.receiptId),
    index('repayments_request').on(table.requestHash).where(sql`request_hash is not null`),
  ],
)

/** The last number given in a year; its row is locked while the next one is, so that none is ever missing. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** What the books said when they were compared; the newest row is what staff read. */
export const bookChecks = pgTable(
  'book_checks',
  {
    id: id(),
    checkedAt: instant('checked_at').notNull(),
    counts: jsonb('counts').$type<BookCounts>().notNull(),
    differences: jsonb('differences').$type<BookDifference[]>().notNull(),
  },
  (table) => [index('book_checks_checked_at').on(table.checkedAt)],
)

/** What staff decided of registrations on invoice (`BillingSettings`): one row, which is always there. */
export const billingSettings = pgTable(
  'billing_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    daysUntilDue: integer('days_until_due').notNull().default(30),
    /** Cents including VAT. */
    mostOpen: integer('most_open').notNull().default(1_000_000),
    paidBefore: integer('paid_before').notNull().default(0),
    forPrivatePersons: boolean('for_private_persons').notNull().default(false),
    daysKept: integer('days_kept'),
  },
  (table) => [check('billing_settings_only', sql`${table.isOnly}`)],
)
