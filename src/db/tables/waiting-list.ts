import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { WaitingListStatus } from '../../domain/registrations.ts'
import { organisations, students, users } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'
import { registrations } from './registrations.ts'
import { sessions } from './sessions.ts'

/** One person or a group that wants seats in a full session; while it is offered seats, they count as taken. */
export const waitingListEntries = pgTable(
  'waiting_list_entries',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    organisationId: uuid('organisation_id').references(() => organisations.id),
    status: text('status').$type<WaitingListStatus>().notNull().default('waiting'),
    /** The order of a session's list: given under its lock, so nobody who came later gets before. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Seats an offer holds. */
    seatsHeld: integer('seats_held').notNull().default(0),
    offeredUntil: instant('offered_until'),
    /** What an accepted offer became. */
    registrationId: uuid('registration_id').references(() => registrations.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('waiting_list_entries_session').on(table.sessionId, table.number),
    index('waiting_list_entries_organisation').on(table.organisationId),
    index('waiting_list_entries_user').on(table.userId),
    index('waiting_list_entries_open')
      .on(table.status, table.offeredUntil)
      .where(sql`status in ('waiting', 'offered')`),
  ],
)

/** For whom the seats would be; `open` while the entry is, so that nobody waits twice for one session. */
export const waitingListStudents = pgTable(
  'waiting_list_students',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => waitingListEntries.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    open: boolean('open').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.studentId] }),
    uniqueIndex('waiting_list_students_open').on(table.sessionId, table.studentId).where(sql`open`),
    index('waiting_list_students_student').on(table.studentId),
  ],
)
