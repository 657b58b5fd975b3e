import { foreignKey, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { memberships, users } from './accounts.ts'
import { id, instant } from './columns.ts'
import { courses } from './courses.ts'
import type { InvoiceData } from './registrations.ts'
import { sessions } from './sessions.ts'

/**
 * A registration that somebody is still at: who takes part, and who is billed. One a course, so that another date keeps
 * it, for each organisation one acts for; it holds no seats, and is kept for a week after its last change.
 */
export const registrationDrafts = pgTable(
  'registration_drafts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: a private person's. */
    organisationId: uuid('organisation_id'),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** The date that was last looked at; null where that is gone. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** Null before anybody was chosen. */
    students: uuid('students').array(),
    invoice: jsonb('invoice').$type<InvoiceData>(),
    reference: text('reference'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('registration_drafts_owner').on(table.userId, table.organisationId, table.courseId).nullsNotDistinct(),
    foreignKey({
      columns: [table.userId, table.organisationId],
      foreignColumns: [memberships.userId, memberships.organisationId],
    }).onDelete('cascade'),
    index('registration_drafts_session').on(table.sessionId),
    index('registration_drafts_updated').on(table.updatedAt),
  ],
)
