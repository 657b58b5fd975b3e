import { type SQL, sql } from 'drizzle-orm'
import { categories, courses, languages, locations, sessions, trainers } from '../../../db/tables.ts'
import { jsonList } from '../../platform/index.ts'
import { wholeSession } from './present-session.ts'

/** Sessions with what the API shows of them; the caller adds what it selects, which ones and in what order. */
export const fromSessions: SQL = sql`${sessions}
  join ${locations} on ${locations.id} = ${sessions.locationId}
  join ${languages} on ${languages.id} = ${sessions.languageId}
  left join ${trainers} on ${trainers.id} = ${sessions.trainerId}`

/** The same with what they are sessions of. */
export const fromPlannedSessions: SQL = sql`${fromSessions}
  join ${courses} on ${courses.id} = ${sessions.courseId}
  join ${categories} on ${categories.id} = ${courses.categoryId}`

/** It starts later, and was not canceled. */
export const isComing: SQL = sql`(${sessions.startDate} > now() and ${sessions.canceledAt} is null)`

/** In a query of courses: those sessions of each that fit, soonest first, as JSON. */
export const sessionsOfCourse = (fit: SQL): SQL =>
  jsonList(sql`select json_agg(${wholeSession} order by ${sessions.startDate}, ${sessions.id})
    from ${fromSessions} where ${sessions.courseId} = ${courses.id} and ${fit}`)
