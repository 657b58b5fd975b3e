import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often a page was read on a day, by whoever said that it may be counted; nothing of who that was. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day').notNull(),
    /** Without language. */
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    views: integer('views').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.locale] })],
)
