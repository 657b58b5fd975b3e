import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PaymentStatus, RefundStatus } from '../../domain/money.ts'
import type { Billing, EndedReason, PaymentOutcome, RegistrationStatus } from '../../domain/registrations.ts'
import { organisations, students, users } from './accounts.ts'
import { cancellationTerms } from './cancellation-terms.ts'
import { createdAt, id, instant } from './columns.ts'
import { sessions } from './sessions.ts'

/** Who is billed, as typed on the registration; it stays when the organisation's own data change later. */
export interface InvoiceData {
  name: string
  address: string
  zip: string
  city: string
  country: string
  email: string
  vat?: string | null
  reference?: string | null
}

/** Participants put down for a session; while it is not expired its seats are taken. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id),
    /** Who registered, and for which organisation; a private person has none. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    organisationId: uuid('organisation_id').references(() => organisations.id),
    status: text('status').$type<RegistrationStatus>().notNull().default('awaiting_payment'),
    /** How the last payment ended; null while none was made. */
    outcome: text('outcome').$type<PaymentOutcome>(),
    billing: text('billing').$type<Billing>().notNull().default('online'),
    /** null while it stands, and where its time ran out. */
    endedReason: text('ended_reason').$type<EndedReason>(),
    invoice: jsonb('invoice').$type<InvoiceData>().notNull(),
    reference: text('reference'),
    /** Cents for all participants together: excluding VAT, and the VAT. */
    net: integer('net').notNull(),
    vat: integer('vat').notNull(),
    /** The part of `net` for participants who canceled too late to get all of it back. */
    cancellationFee: integer('cancellation_fee').notNull().default(0),
    /** Cents including VAT that a paid registration still owes, since it moved to a dearer session. */
    balanceDue: integer('balance_due').notNull().default(0),
    /** The terms in force at the order: these hold, whatever comes later. */
    termsId: uuid('terms_id')
      .notNull()
      .default(sql`terms_in_force()`)
      .references(() => cancellationTerms.id),
    agreedToTermsAt: instant('agreed_to_terms_at').notNull(),
    /** Unpaid by then, the registration expires; null where an agreement needs no payment. */
    expiresAt: instant('expires_at'),
    paidAt: instant('paid_at'),
    idempotencyKey: text('idempotency_key'),
    /** Tells the same request from another one under the same key. */
    requestHash: text('request_hash'),
    /** A keyed hash of the network it came from, for a day, where the account’s address is not verified. */
    networkHash: text('network_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('registrations_idempotency').on(table.userId, table.idempotencyKey),
    index('registrations_session').on(table.sessionId),
    index('registrations_organisation').on(table.organisationId, table.createdAt),
    index('registrations_user').on(table.userId, table.createdAt),
    // What the desk's list is read in order of.
    index('registrations_created').on(table.createdAt, table.id),
    index('registrations_status').on(sql`lower(status)`, table.createdAt, table.id),
    index('registrations_outcome').on(sql`lower(outcome)`, table.createdAt, table.id),
    index('registrations_total').on(sql`(net + vat)`, table.id),
    index('registrations_network').on(table.networkHash).where(sql`network_hash is not null`),
    // For the desk's search, which reads numbers however they are written.
    index('registrations_vat').using('gin', sql`regexp_replace(${table.invoice}->>'vat', '\\D', '', 'g') gin_trgm_ops`),
    index('registrations_expiring').on(table.expiresAt).where(sql`status = 'awaiting_payment'`),
  ],
)

/** A participant's seat; `held` while the registration has it, so that nobody sits twice in one session. */
export const registrationStudents = pgTable(
  'registration_students',
  {
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id),
    held: boolean('held').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.registrationId, table.studentId] }),
    uniqueIndex('registration_students_seat').on(table.sessionId, table.studentId).where(sql`held`),
    index('registration_students_student').on(table.studentId),
  ],
)

/** All names that a registration is found by: kept by triggers, in a row of its own so that nobody waits for another's. */
export const registrationSearch = pgTable(
  'registration_search',
  {
    registrationId: uuid('registration_id')
      .primaryKey()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    names: text('names').notNull(),
  },
  (table) => [index('registration_search_names').using('gin', table.names.op('gin_trgm_ops'))],
)

/** One attempt to pay, of a registration or of a room booking. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    registrationId: uuid('registration_id').references(() => registrations.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id'),
    paymentProvider: text('payment_provider').notNull(),
    /** The payment's id at its payment provider; null until that has answered. */
    externalId: text('external_id'),
    status: text('status').$type<PaymentStatus>().notNull().default('open'),
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
    unique('payments_external').on(table.paymentProvider, table.externalId),
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
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The credit note that says why; null for money that came when nothing was to be paid, and was never billed. */
    creditNoteId: uuid('credit_note_id'),
    /** The refund's id at its payment provider; null until that has answered. */
    externalId: text('external_id'),
    status: text('status').$type<RefundStatus>().notNull().default('requested'),
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
  status: text('status').$type<RefundStatus>().notNull().default('refunded'),
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
  status: text('status').$type<PaymentStatus>().notNull().default('open'),
  createdAt: createdAt(),
})
