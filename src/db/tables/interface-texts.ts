import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '../../domain/locales.ts'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** Texts of the interface that editors say otherwise than the release; whatever has no row is said as in the release. */
export const interfaceTexts = pgTable(
  'interface_texts',
  {
    /** Its path in locales/*.json: 'course-card.seats.one'. */
    key: text('key').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    text: text('text').notNull(),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.locale] })],
)
