import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sessions, trainers } from './catalogue.ts'
import { createdAt, id, instant, partOf } from './columns.ts'

/**
 * The link by which a trainer opens one session without an account. It opens nothing once it is revoked, the session is
 * canceled or somebody else's, or two weeks after its last day.
 */
export const trainerLinks = pgTable(
  'trainer_links',
  {
    /** The token is made of it: a new row is a new address. */
    id: id(),
    sessionId: partOf('session_id', () => sessions.id),
    trainerId: partOf('trainer_id', () => trainers.id),
    tokenHash: text('token_hash').notNull().unique(),
    /** Where it was mailed last, for a session that begins on which day, how often so far and when. */
    email: text('email').notNull(),
    firstDay: date('first_day').notNull(),
    version: integer('version').notNull().default(1),
    sentAt: instant('sent_at').notNull().defaultNow(),
    /** When it was first followed. */
    openedAt: instant('opened_at'),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('trainer_links_open').on(table.sessionId, table.trainerId).where(sql`revoked_at is null`),
    index('trainer_links_trainer').on(table.trainerId),
  ],
)
