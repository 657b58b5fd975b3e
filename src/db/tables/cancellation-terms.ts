import { date, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { RefundStep } from '../../domain/cancellation.ts'
import { createdAt, id } from './columns.ts'

/** What customers get back who change their minds. A row that has come into force never changes: orders point to it. */
export const cancellationTerms = pgTable('cancellation_terms', {
  id: id(),
  /** For what is ordered from this day on, in Brussels. */
  validFrom: date('valid_from').notNull().unique(),
  refunds: jsonb('refunds').$type<RefundStep[]>().notNull(),
  daysToReplace: integer('days_to_replace').notNull(),
  daysToMove: integer('days_to_move').notNull(),
  createdAt: createdAt(),
})
