import { sql } from 'drizzle-orm'
import { type AnyPgColumn, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { InvoiceDocument } from '../../domain/documents.ts'
import type { CreditKind, InvoiceStatus } from '../../domain/money.ts'
import { organisations, users } from './accounts.ts'
import { bookings } from './bookings.ts'
import { createdAt, id } from './columns.ts'
import { registrations } from './registrations.ts'

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
    status: text('status').$type<InvoiceStatus>().notNull(),
    issuedOn: date('issued_on').notNull(),
    dueOn: date('due_on').notNull(),
    /** Cents. */
    net: integer('net').notNull(),
    vat: integer('vat').notNull(),
    total: integer('total').notNull(),
    document: jsonb('document').$type<InvoiceDocument>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invoices_registration').on(table.registrationId),
    uniqueIndex('invoices_booking').on(table.bookingId),
    // For the desk's search, which reads a reference however it is written.
    index('invoices_reference').on(sql`regexp_replace(${table.document}->>'paymentReference', '\\D', '', 'g')`),
    index('invoices_follows').on(table.followsId),
    index('invoices_order').on(table.orderId),
    index('invoices_organisation').on(table.organisationId, table.issuedOn),
    index('invoices_user').on(table.userId, table.issuedOn),
  ],
)

/** The last number given in a year; its row is locked while the next one is, so that none is ever missing. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})
