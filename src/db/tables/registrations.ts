import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
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
import type { RefundStep } from '../../domain/cancellation.ts'
import type { AgreedDiscounts } from '../../domain/discounts.ts'
import type {
  Billing,
  EndedReason,
  PaymentMethod,
  PaymentOutcome,
  RegistrationStatus,
  WaitingListStatus,
} from '../../domain/registrations.ts'
import type { SessionChoiceStatus } from '../../domain/sessions.ts'
import type { EnterpriseSize } from '../../domain/subsidy.ts'
import { courses, sessions } from './catalogue.ts'
import { createdAt, id, instant, partOf, rowOf, state, updatedAt } from './columns.ts'
import { discountCodes } from './discounts.ts'
import { memberships, organisations, students, users } from './identity.ts'

/** What customers get back who change their minds. A row that has come into force never changes: orders point to it. */
export const cancellationTerms = pgTable('cancellation_terms', {
  id: id(),
  /** For what is ordered from this day on, in Brussels. */
  validFrom: date('valid_from').notNull().unique(),
  refunds: jsonb('refunds').$type<RefundStep[]>().notNull(),
  daysToReplace: integer('days_to_replace').notNull(),
  daysToMove: integer('days_to_move').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

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
    sessionId: rowOf('session_id', () => sessions.id),
    /** Who registered, and for which organisation; a private person has none. */
    userId: rowOf('user_id', () => users.id),
    organisationId: uuid('organisation_id').references(() => organisations.id),
    status: state<RegistrationStatus>('status').notNull().default('awaiting_payment'),
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
    /** What was agreed of its price when it was ordered; null where nothing was taken off, or another price was agreed since. */
    agreed: jsonb('agreed').$type<AgreedDiscounts>(),
    /** While it is not expired, a use of it. */
    discountCodeId: uuid('discount_code_id').references(() => discountCodes.id),
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
    /** Staff made it for its customer: nobody else used that address, verified or not. */
    isByStaff: boolean('is_by_staff').notNull().default(false),
    /** The registration that was ordered, of which it is some participants since they moved to another session. */
    splitFrom: uuid('split_from').references((): AnyPgColumn => registrations.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('registrations_idempotency').on(table.userId, table.idempotencyKey),
    index('registrations_session').on(table.sessionId),
    index('registrations_organisation').on(table.organisationId, table.createdAt),
    index('registrations_user').on(table.userId, table.createdAt),
    // What the desk's list is read in order of.
    index('registrations_created').on(table.createdAt, table.id),
    index('registrations_status').on(table.status, table.createdAt, table.id),
    index('registrations_outcome').on(table.outcome, table.createdAt, table.id),
    index('registrations_total').on(sql`(net + vat)`, table.id),
    index('registrations_discount_code').on(table.discountCodeId).where(sql`discount_code_id is not null`),
    index('registrations_network').on(table.networkHash).where(sql`network_hash is not null`),
    // For the desk's search, which reads numbers however they are written.
    index('registrations_vat').using('gin', sql`regexp_replace(${table.invoice}->>'vat', '\\D', '', 'g') gin_trgm_ops`),
    index('registrations_split').on(table.splitFrom).where(sql`split_from is not null`),
    index('registrations_expiring').on(table.expiresAt).where(sql`status = 'awaiting_payment'`),
  ],
)

/** A participant's seat; `held` while the registration has it, so that nobody sits twice in one session. */
export const registrationStudents = pgTable(
  'registration_students',
  {
    registrationId: partOf('registration_id', () => registrations.id),
    studentId: rowOf('student_id', () => students.id),
    sessionId: rowOf('session_id', () => sessions.id),
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

/** What a registration in a canceled session may choose; while it is open, seats in another session count as taken. */
export const sessionChoices = pgTable(
  'session_choices',
  {
    id: id(),
    registrationId: partOf('registration_id', () => registrations.id),
    /** The secret of the link in the mail; only its hash is kept. */
    tokenHash: text('token_hash').notNull().unique(),
    status: state<SessionChoiceStatus>('status').notNull().default('open'),
    /** Where seats are kept; null where no other date had enough of them. */
    offeredSessionId: uuid('offered_session_id').references(() => sessions.id),
    seatsHeld: integer('seats_held').notNull().default(0),
    until: instant('until').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('session_choices_open').on(table.registrationId).where(sql`status = 'open'`),
    index('session_choices_due').on(table.until).where(sql`status = 'open'`),
    index('session_choices_offered').on(table.offeredSessionId),
    check(
      'session_choices_seats',
      sql`${table.seatsHeld} >= 0 and (${table.status} = 'open' or ${table.seatsHeld} = 0)`,
    ),
  ],
)

/**
 * A registration that somebody is still at: who takes part, and who is billed. One a course, so that another date keeps
 * it, for each organisation one acts for; it holds no seats, and is kept for a week after its last change.
 */
export const registrationDrafts = pgTable(
  'registration_drafts',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    /** Null: a private person's. */
    organisationId: uuid('organisation_id'),
    courseId: partOf('course_id', () => courses.id),
    /** The date that was last looked at; null where that is gone. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** Null before anybody was chosen. */
    students: uuid('students').array(),
    invoice: jsonb('invoice').$type<InvoiceData>(),
    reference: text('reference'),
    /** How it is to be paid; null before that was chosen. */
    payment: text('payment').$type<PaymentMethod>(),
    /** As it counts (`normalCode`). */
    discountCode: text('discount_code'),
    /** The card whose days it is to be paid with. */
    prepaidCardId: uuid('prepaid_card_id'),
    /** What was said of the organisation on the way, which nobody knew. */
    enterpriseSize: text('enterprise_size').$type<EnterpriseSize>(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('registration_drafts_owner').on(table.userId, table.organisationId, table.courseId).nullsNotDistinct(),
    foreignKey({
      columns: [table.userId, table.organisationId],
      foreignColumns: [memberships.userId, memberships.organisationId],
    }).onDelete('cascade'),
    index('registration_drafts_session').on(table.sessionId),
    index('registration_drafts_updated').on(table.updatedAt),
  ],
)

/** The secret address of an account's calendar, one for each organisation it acts for; only the token's hash is kept. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    /** The token is made of it (`feedToken`): a new row is a new address. */
    id: id(),
    userId: partOf('user_id', () => users.id),
    /** Null: a private person's. */
    organisationId: uuid('organisation_id'),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('calendar_feeds_owner').on(table.userId, table.organisationId).nullsNotDistinct(),
    foreignKey({
      columns: [table.userId, table.organisationId],
      foreignColumns: [memberships.userId, memberships.organisationId],
    }).onDelete('cascade'),
  ],
)

/** One person or a group that wants seats in a full session; while it is offered seats, they count as taken. */
export const waitingListEntries = pgTable(
  'waiting_list_entries',
  {
    id: id(),
    sessionId: partOf('session_id', () => sessions.id),
    userId: rowOf('user_id', () => users.id),
    organisationId: uuid('organisation_id').references(() => organisations.id),
    status: state<WaitingListStatus>('status').notNull().default('waiting'),
    /** The order of a session's list: given under its lock, so nobody who came later gets before. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Seats an offer holds. */
    seatsHeld: integer('seats_held').notNull().default(0),
    offeredUntil: instant('offered_until'),
    /** What an accepted offer became. */
    registrationId: uuid('registration_id').references(() => registrations.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('waiting_list_entries_session').on(table.sessionId, table.number),
    index('waiting_list_entries_organisation').on(table.organisationId),
    index('waiting_list_entries_user').on(table.userId),
    index('waiting_list_entries_open')
      .on(table.status, table.offeredUntil)
      .where(sql`status in ('waiting', 'offered')`),
  ],
)

/** For whom the seats would be; `open` while the entry is, so that nobody waits twice for one session. */
export const waitingListStudents = pgTable(
  'waiting_list_students',
  {
    entryId: partOf('entry_id', () => waitingListEntries.id),
    studentId: partOf('student_id', () => students.id),
    sessionId: partOf('session_id', () => sessions.id),
    open: boolean('open').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.studentId] }),
    uniqueIndex('waiting_list_students_open').on(table.sessionId, table.studentId).where(sql`open`),
    index('waiting_list_students_student').on(table.studentId),
  ],
)
