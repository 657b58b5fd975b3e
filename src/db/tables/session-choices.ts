import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SessionChoiceStatus } from '../../domain/sessions.ts'
import { createdAt, id, instant } from './columns.ts'
import { registrations } from './registrations.ts'
import { sessions } from './sessions.ts'

/** What a registration in a canceled session may choose; while it is open, seats in another session count as taken. */
export const sessionChoices = pgTable(
  'session_choices',
  {
    id: id(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    /** The secret of the link in the mail; only its hash is kept. */
    tokenHash: text('token_hash').notNull().unique(),
    status: text('status').$type<SessionChoiceStatus>().notNull().default('open'),
    /** Where seats are kept; null where no other date had enough of them. */
    offeredSessionId: uuid('offered_session_id').references(() => sessions.id),
    seatsHeld: integer('seats_held').notNull().default(0),
    until: instant('until').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('session_choices_open').on(table.registrationId).where(sql`status = 'open'`),
    index('session_choices_due').on(table.until).where(sql`status = 'open'`),
    index('session_choices_offered').on(table.offeredSessionId),
    check(
      'session_choices_seats',
      sql`${table.seatsHeld} >= 0 and (${table.status} = 'open' or ${table.seatsHeld} = 0)`,
    ),
  ],
)
