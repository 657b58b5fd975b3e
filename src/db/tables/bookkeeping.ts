import { bigint, date, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** Small facts about this database: whether it was seeded, and on which day. */
export const facts = pgTable('facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  on: date('on').notNull().defaultNow(),
})

/** Who moved what from which state to which, and when; written in the transaction of the move. */
export const stateChanges = pgTable(
  'state_changes',
  {
    id: id(),
    entity: text('entity').notNull(),
    entityId: uuid('entity_id').notNull(),
    from: text('from'),
    to: text('to').notNull(),
    /** null for a job or a payment provider. */
    userId: uuid('user_id'),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [index('state_changes_entity').on(table.entity, table.entityId)],
)

/** Counted attempts; the columns are those of rate-limiter-flexible, `expire` in milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
