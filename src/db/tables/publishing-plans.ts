import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PlanReason, PlanStatus } from '../../domain/content.ts'
import type { Locale } from '../../domain/locales.ts'
import { users } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'

/** Versions of documents that become public together at a time; the versions themselves stand among the others. */
export const publishingPlans = pgTable(
  'publishing_plans',
  {
    id: id(),
    documents: jsonb('documents').$type<{ type: string; version: number }[]>().notNull(),
    locales: jsonb('locales').$type<Locale[]>().notNull(),
    at: instant('at').notNull(),
    status: text('status').$type<PlanStatus>().notNull().default('planned'),
    reason: text('reason').$type<PlanReason>(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (table) => [index('publishing_plans_due').on(table.at).where(sql`status = 'planned'`)],
)
