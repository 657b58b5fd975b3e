import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { EInvoiceState } from '../../domain/e-invoices.ts'
import { createdAt, id, instant, rowOf, state } from './columns.ts'
import { invoices } from './money.ts'

/** How each invoice and credit note for a business stands at Peppol. One of before there was a table has no row. */
export const eInvoices = pgTable(
  'e_invoices',
  {
    id: id(),
    invoiceId: rowOf('invoice_id', () => invoices.id).unique(),
    /** '0208:0417497106'; null where Peppol knows nobody of that customer. */
    receiver: text('receiver'),
    state: state<EInvoiceState>('state').notNull(),
    accessPoint: text('access_point'),
    /** The document's id at its access point; null until it was put there. */
    externalId: text('external_id'),
    /** Why it went by mail or was refused. */
    code: text('code'),
    reason: text('reason'),
    /** Times that it was sent anew by staff, and tries to send it since. */
    round: integer('round').notNull().default(1),
    tries: integer('tries').notNull().default(0),
    /** When it was given to be sent. */
    queuedAt: instant('queued_at').notNull().defaultNow(),
    /** When it is looked after next: sent, or asked about; null where nothing more is expected. */
    nextAt: instant('next_at').defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('e_invoices_external').on(table.accessPoint, table.externalId),
    index('e_invoices_next').on(table.nextAt).where(sql`next_at is not null`),
    index('e_invoices_refused').on(table.invoiceId).where(sql`state = 'refused'`),
  ],
)

/** Who can receive by Peppol, as the access point said last. */
export const eInvoiceReceivers = pgTable('e_invoice_receivers', {
  /** '0208:0417497106'. */
  address: text('address').primaryKey(),
  canReceive: boolean('can_receive').notNull(),
  checkedAt: instant('checked_at').notNull().defaultNow(),
})

/** What the built-in access point knows: its own side of a document, apart from ours. */
export const testEInvoices = pgTable('test_e_invoices', {
  id: id(),
  key: text('key').notNull().unique(),
  number: text('number').notNull(),
  kind: text('kind').notNull(),
  receiver: text('receiver').notNull(),
  /** Null: put there, not sent. */
  sentAt: instant('sent_at'),
  createdAt: createdAt(),
})

/** Its directory: who takes part otherwise than most do. */
export const testParticipants = pgTable('test_participants', {
  address: text('address').primaryKey(),
  behaviour: text('behaviour').notNull(),
  /** Of a refusal. */
  code: text('code'),
  reason: text('reason'),
})
