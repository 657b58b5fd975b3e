import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TrainerRequestStatus } from '../../domain/trainer-requests.ts'
import { sessions, trainers } from './catalogue.ts'
import { createdAt, id, instant, partOf, state } from './columns.ts'
import { users } from './identity.ts'

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

/** What the participants of a session may download. Its bytes are kept under its id. */
export const sessionFiles = pgTable(
  'session_files',
  {
    id: id(),
    sessionId: partOf('session_id', () => sessions.id),
    name: text('name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    /** Who added it: the trainer by their link, or a colleague. */
    trainerId: uuid('trainer_id').references(() => trainers.id, { onDelete: 'set null' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('session_files_session').on(table.sessionId),
    index('session_files_trainer').on(table.trainerId),
    index('session_files_user').on(table.userId),
  ],
)

/** Whether a trainer can teach a session: asked by mail, answered by its link without an account. */
export const trainerRequests = pgTable(
  'trainer_requests',
  {
    /** The token is made of it. */
    id: id(),
    sessionId: partOf('session_id', () => sessions.id),
    trainerId: partOf('trainer_id', () => trainers.id),
    tokenHash: text('token_hash').notNull().unique(),
    email: text('email').notNull(),
    status: state<TrainerRequestStatus>('status').notNull().default('open'),
    /** Why they cannot, where they said so. */
    reason: text('reason'),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('trainer_requests_open').on(table.sessionId, table.trainerId).where(sql`status = 'open'`),
    index('trainer_requests_session').on(table.sessionId),
    index('trainer_requests_trainer').on(table.trainerId),
  ],
)
