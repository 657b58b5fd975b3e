import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/** The secret address under which an account's calendar can be followed; only the token's hash is kept. */
export const calendarFeeds = pgTable('calendar_feeds', {
  /** The token is made of it (`feed-token.ts`): a new row is a new address. */
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createdAt(),
})
