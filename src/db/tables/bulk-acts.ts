import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { BulkAct, BulkRefusal } from '../../domain/bulk-acts.ts'
import { sessions } from './catalogue.ts'
import { createdAt, id, instant, partOf } from './columns.ts'
import { users } from './identity.ts'
import { registrations } from './registrations.ts'

/** What is done to many registrations, one by one; a draft until somebody starts it. */
export const bulkActs = pgTable(
  'bulk_acts',
  {
    id: id(),
    act: text('act').$type<BulkAct>().notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** When it was started, and whose deed it is. */
    startedAt: instant('started_at'),
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    /** Cents a participant, excluding VAT, of what is confirmed. */
    price: integer('price'),
    /** Where they move to. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    reason: text('reason'),
    requestHash: text('request_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    index('bulk_acts_session').on(table.sessionId),
    index('bulk_acts_created').on(table.createdAt),
    index('bulk_acts_request').on(table.requestHash),
  ],
)

/** What canceling one of them does to the money, as it was shown; in cents including VAT, and days of a card. */
export interface ShownEffect {
  credit: number
  refund: number
  kept: number
  daysBack: number
}

/** Each registration of it, and what became of it there. */
export const bulkActItems = pgTable(
  'bulk_act_items',
  {
    id: id(),
    actId: partOf('act_id', () => bulkActs.id),
    registrationId: partOf('registration_id', () => registrations.id),
    /** Whether it could be done to it when that was shown. */
    isPossible: boolean('is_possible').notNull(),
    shown: jsonb('shown').$type<ShownEffect>(),
    /** How often it broke off. */
    attempts: integer('attempts').notNull().default(0),
    endedAt: instant('ended_at'),
    /** Why it was left as it was, once it is ended. */
    refusal: text('refusal').$type<BulkRefusal>(),
  },
  (table) => [
    unique('bulk_act_items_once').on(table.actId, table.registrationId),
    index('bulk_act_items_registration').on(table.registrationId),
  ],
)
