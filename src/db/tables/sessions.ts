import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { courses } from './courses.ts'
import { languages, locations, trainers } from './taxonomy.ts'

/** `seatsTaken` is kept with the registrations, so that the check below makes overselling impossible. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    startDate: instant('start_date').notNull(),
    endDate: instant('end_date').notNull(),
    schedule: jsonb('schedule').$type<{ start: string; end: string }[]>().notNull(),
    /** Hours. */
    duration: doublePrecision('duration').notNull(),
    locationId: uuid('location_id')
      .notNull()
      .references(() => locations.id),
    languageId: uuid('language_id')
      .notNull()
      .references(() => languages.id),
    trainerId: uuid('trainer_id').references(() => trainers.id),
    capacity: integer('capacity').notNull(),
    seatsTaken: integer('seats_taken').notNull().default(0),
    /** How many it takes to run, and the day by which that is decided, in Brussels; null: it runs whoever comes. */
    minimum: integer('minimum'),
    decisionOn: date('decision_on'),
    /** It runs for sure from then on; staff were asked whether it does; it does not. */
    confirmedAt: instant('confirmed_at'),
    askedAt: instant('asked_at'),
    canceledAt: instant('canceled_at'),
    /** How often it was moved, and when last: calendars that took it over see by these that it changed. */
    revision: integer('revision').notNull().default(0),
    movedAt: instant('moved_at').notNull().defaultNow(),
    /** When staff changed it last: whoever read it before does not overwrite that. Seats taken are no change of it. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_course_start').on(table.courseId, table.startDate),
    index('sessions_start').on(table.startDate),
    // The order of `nextSession`, which is asked for many courses at once.
    index('sessions_next').on(
      table.courseId,
      sql`(${table.seatsTaken} >= ${table.capacity})`,
      table.startDate,
      table.id,
    ),
    index('sessions_undecided')
      .on(table.decisionOn)
      .where(sql`minimum is not null and confirmed_at is null and canceled_at is null`),
    check('sessions_minimum', sql`(${table.minimum} is null) = (${table.decisionOn} is null) and ${table.minimum} > 0`),
    check('sessions_seats', sql`${table.seatsTaken} between 0 and ${table.capacity}`),
  ],
)

/** Sessions that were planned together, where the request can be told from another one (src/api/platform/idempotent.ts). */
export const sessionSeries = pgTable(
  'session_series',
  {
    id: id(),
    requestHash: text('request_hash').notNull(),
    sessionIds: uuid('session_ids').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('session_series_request').on(table.requestHash)],
)
