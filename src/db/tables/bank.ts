import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BankFormat, BankReason, BankState } from '../../domain/bank.ts'
import type { Payer } from '../../domain/money.ts'
import { createdAt, id, instant, partOf, state } from './columns.ts'
import { users } from './identity.ts'
import { receipts } from './money.ts'

/** A statement of the provider's account, as a file of its bank had it. */
export const bankStatements = pgTable('bank_statements', {
  id: id(),
  format: text('format').$type<BankFormat>().notNull(),
  account: text('account').notNull(),
  /** By which the bank tells it from all others of the account. */
  key: text('key').notNull().unique(),
  number: text('number').notNull(),
  openedOn: date('opened_on').notNull(),
  closedOn: date('closed_on').notNull(),
  /** Cents. */
  opening: bigint('opening', { mode: 'number' }).notNull(),
  closing: bigint('closing', { mode: 'number' }).notNull(),
  /** Of all that it says: another one under its key is refused. */
  digest: text('digest').notNull(),
  fileName: text('file_name').notNull(),
  /** Who of staff sent it; null for one that was found in the folder. */
  uploadedBy: uuid('uploaded_by').references(() => users.id),
  createdAt: createdAt(),
})

/** What of a movement is to be put on which invoice, in cents; 0 says only whose it is. */
export interface ProposedPart {
  invoice: string
  amount: number
}

/** A movement on the account: each once, whichever files have it. */
export const bankTransactions = pgTable(
  'bank_transactions',
  {
    id: id(),
    statementId: partOf('statement_id', () => bankStatements.id),
    /** By which it is known again in another file. */
    key: text('key').notNull().unique(),
    /** Its place in its statement. */
    position: integer('position').notNull(),
    bookedOn: date('booked_on').notNull(),
    /** Cents; less than 0 left the account. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    counterpartyName: text('counterparty_name'),
    counterpartyIban: text('counterparty_iban'),
    /** The twelve digits of a structured message. */
    reference: text('reference'),
    text: text('text').notNull(),
    bankReference: text('bank_reference'),
    state: state<BankState>('state').notNull().default('new'),
    reason: text('reason').$type<BankReason>(),
    /** What is proposed. */
    parts: jsonb('parts').$type<ProposedPart[]>().notNull().default([]),
    payer: text('payer').$type<Payer>().notNull().default('customer'),
    /** What it became. */
    receiptId: uuid('receipt_id').references(() => receipts.id),
    /** Who of staff settled it or put it aside; null where that went by itself. */
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** Why staff put it aside. */
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    index('bank_transactions_statement').on(table.statementId, table.position),
    // The order of the panel's list.
    index('bank_transactions_booked').on(table.bookedOn, table.id),
    index('bank_transactions_waiting').on(table.bookedOn).where(sql`state in ('new', 'proposed', 'left')`),
    index('bank_transactions_iban').on(table.counterpartyIban).where(sql`state = 'settled'`),
    uniqueIndex('bank_transactions_receipt').on(table.receiptId).where(sql`receipt_id is not null`),
  ],
)
