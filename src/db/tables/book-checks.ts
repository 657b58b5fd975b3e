import { index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { BookCounts, BookDifference } from '../../domain/books.ts'
import { id, instant } from './columns.ts'

/** What the books said when they were compared; the newest row is what staff read. */
export const bookChecks = pgTable(
  'book_checks',
  {
    id: id(),
    checkedAt: instant('checked_at').notNull(),
    counts: jsonb('counts').$type<BookCounts>().notNull(),
    differences: jsonb('differences').$type<BookDifference[]>().notNull(),
  },
  (table) => [index('book_checks_checked_at').on(table.checkedAt)],
)
