import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
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
    /** How often it was moved, and when last: calendars that took it over see by these that it changed. */
    revision: integer('revision').notNull().default(0),
    movedAt: instant('moved_at').notNull().defaultNow(),
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
    check('sessions_seats', sql`${table.seatsTaken} between 0 and ${table.capacity}`),
  ],
)
