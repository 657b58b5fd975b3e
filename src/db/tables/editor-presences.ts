import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** Who has a document open in the editor: a row per browser window, seen every few seconds. */
export const editorPresences = pgTable(
  'editor_presences',
  {
    type: text('type').notNull(),
    client: text('client').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: instant('since').notNull().defaultNow(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.type, table.client] })],
)
