import { sql } from 'drizzle-orm'
import { categories, courses, languages, locations, sessions } from '../../../db/tables.ts'
import { courseTypes } from '../../../domain/courses.ts'
import { sessionDecisions } from '../../../domain/session-decisions.ts'
import { dayColumn, type FilterFields } from '../../platform/index.ts'
import { decision } from './present-session.ts'

export const sessionFilters: FilterFields = {
  _id: { kind: 'id', column: sessions.id },
  startDate: { kind: 'date', column: sessions.startDate },
  endDate: { kind: 'date', column: sessions.endDate },
  location: { kind: 'text', column: locations.key },
  language: { kind: 'text', column: languages.code },
  minimum: { kind: 'number', column: sessions.minimum },
  decisionOn: { kind: 'date', column: dayColumn(sessions.decisionOn) },
  decision: { kind: 'choice', of: sessionDecisions, column: decision },
  capacity: { kind: 'number', column: sessions.capacity },
  fullyBooked: { kind: 'boolean', column: sql`(${sessions.seatsTaken} >= ${sessions.capacity})` },
}

/** What lists of sessions of all courses know beside that. */
export const plannedSessionFilters: FilterFields = {
  ...sessionFilters,
  course: { kind: 'id', column: courses.id },
  type: { kind: 'choice', column: courses.type, of: courseTypes },
  category: { kind: 'text', column: categories.key },
  title: { kind: 'localized', column: courses.title },
  registrationCount: { kind: 'number', column: sessions.seatsTaken },
  /** Fewer have a seat than it takes to run, and it was neither promised nor canceled. */
  belowMinimum: {
    kind: 'boolean',
    column: sql`(coalesce(${sessions.seatsTaken} < ${sessions.minimum}, false)
      and ${sessions.confirmedAt} is null and ${sessions.canceledAt} is null)`,
  },
  /** Staff are to decide whether it runs, or will be while too few have a seat: the others wait for payments alone. */
  toDecide: {
    kind: 'boolean',
    column: sql`coalesce(${decision} = 'undecided'
      or (${decision} = 'pending' and ${sessions.seatsTaken} < ${sessions.minimum}), false)`,
  },
  /** In which it starts, in Brussels: '2026-12'. */
  month: { kind: 'text', column: sql`month_of(${sessions.startDate})` },
}
