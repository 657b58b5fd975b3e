import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '../../domain/locales.ts'
import type { SluggedKind } from '../../domain/slugs.ts'
import { instant } from './columns.ts'

/** What addresses were called before they were renamed. Who had a slug last has it; triggers take out whoever is gone. */
export const oldSlugs = pgTable(
  'old_slugs',
  {
    kind: text('kind').$type<SluggedKind>().notNull(),
    slug: text('slug').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The course, page, location or category. */
    ownerId: uuid('owner_id').notNull(),
    replacedAt: instant('replaced_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug, table.locale] })],
)
