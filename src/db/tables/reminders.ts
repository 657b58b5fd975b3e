import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Supplier } from '../../domain/documents.ts'
import type { ReminderStop } from '../../domain/reminders.ts'
import { createdAt, id, instant, rowOf } from './columns.ts'
import { users } from './identity.ts'
import { invoices } from './money.ts'

/** What staff decided of reminders (`ReminderSettings`): one row, which is always there. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    isAutomatic: boolean('is_automatic').notNull().default(false),
    firstAfter: integer('first_after').notNull().default(7),
    secondAfter: integer('second_after').notNull().default(22),
    thirdAfter: integer('third_after').notNull().default(37),
    /** Cents. */
    fee: integer('fee').notNull().default(0),
    asksDamages: boolean('asks_damages').notNull().default(false),
  },
  (table) => [check('reminder_settings_only', sql`${table.isOnly}`)],
)

/** A reminder of an open invoice, as it was sent. */
export const reminders = pgTable(
  'reminders',
  {
    id: id(),
    invoiceId: rowOf('invoice_id', () => invoices.id),
    level: integer('level').notNull(),
    sentOn: date('sent_on').notNull(),
    payBy: date('pay_by').notNull(),
    /** Cents that were open, and that it asked beside them: costs of it and of those before, and damages. */
    open: integer('open').notNull(),
    costs: integer('costs').notNull(),
    damages: integer('damages').notNull(),
    email: text('email').notNull(),
    /** Who sent it, as it said then. */
    supplier: jsonb('supplier').$type<Supplier>().notNull(),
    /** Who of staff sent it; null: it went by itself. */
    sentBy: uuid('sent_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [unique('reminders_level').on(table.invoiceId, table.level)],
)

/** Why an invoice is not reminded of: until it is lifted, or until the day by which its customer promised to pay. */
export const reminderPauses = pgTable(
  'reminder_pauses',
  {
    id: id(),
    invoiceId: rowOf('invoice_id', () => invoices.id),
    reason: text('reason').$type<ReminderStop>().notNull(),
    until: date('until'),
    note: text('note').notNull(),
    setBy: uuid('set_by').references(() => users.id),
    createdAt: createdAt(),
    liftedAt: instant('lifted_at'),
    liftedBy: uuid('lifted_by').references(() => users.id),
  },
  (table) => [
    check('reminder_pauses_until', sql`(${table.reason} = 'promise') = (${table.until} is not null)`),
    uniqueIndex('reminder_pauses_one').on(table.invoiceId).where(sql`lifted_at is null`),
  ],
)
