import { foreignKey, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { memberships, users } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/** The secret address of an account's calendar, one for each organisation it acts for; only the token's hash is kept. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    /** The token is made of it (`feedToken`): a new row is a new address. */
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
