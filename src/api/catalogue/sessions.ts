import { type SQL, sql } from 'drizzle-orm'
import { categories, courses, languages, locations, sessions, trainers } from '../../db/tables.ts'
import { courseTypes } from '../../domain/courses.ts'
import { isMonth } from '../../domain/days.ts'
import { practicalGaps } from '../../domain/practical.ts'
import { type SessionDecision, sessionDecisions } from '../../domain/sessions.ts'
import { dayField, type FilterFields, instantOf, jsonList, jsonObject, pick, pictureOf } from '../platform/index.ts'
import { categoryColumns, languageColumns, locationColumns } from './taxonomies.ts'

const trainer = jsonObject({
  _id: trainers.id,
  name: trainers.name,
  bio: trainers.bio,
  avatar: pictureOf(trainers.avatarId),
})

const seats = {
  registrationCount: sessions.seatsTaken,
  capacity: sessions.capacity,
  fullyBooked: sql<boolean>`${sessions.seatsTaken} >= ${sessions.capacity}`,
}

/** Whether it takes place: `undecided` once staff were asked; null where it runs whoever comes. */
export const decision = sql<SessionDecision | null>`case when ${sessions.canceledAt} is not null then 'canceled'
  when ${sessions.confirmedAt} is not null then 'confirmed' when ${sessions.askedAt} is not null then 'undecided'
  when ${sessions.minimum} is not null then 'pending' end`

const sessionColumns = {
  _id: sessions.id,
  course: sessions.courseId,
  startDate: instantOf(sessions.startDate),
  endDate: instantOf(sessions.endDate),
  duration: sessions.duration,
  schedule: sessions.schedule,
  location: jsonObject(locationColumns),
  language: jsonObject(languageColumns),
  trainer: sql`case when ${trainers.id} is null then null else ${trainer} end`,
  minimum: sessions.minimum,
  decisionOn: sessions.decisionOn,
  decision,
  revision: sessions.revision,
  movedAt: instantOf(sessions.movedAt),
  updatedAt: instantOf(sessions.updatedAt),
  ...seats,
}

/** A session, in a query that also has its location, its language and perhaps its trainer. */
export const wholeSession = jsonObject(sessionColumns)

/** The same with what it is a session of, in a query that also has its course and that one's category. */
export const plannedSession = jsonObject({
  ...sessionColumns,
  plannedCourse: jsonObject({
    _id: courses.id,
    ...pick(courses, 'key', 'type', 'slug', 'title', 'summary', 'days', 'price'),
    category: jsonObject(categoryColumns),
  }),
})

export const registrationCountColumns = { session: sessions.id, ...seats }

/**
 * Sessions with what the API shows of them; the caller adds what it selects, which ones and in what order. Each has all but a
 * trainer: as left joins, PostgreSQL leaves out those that a statement says nothing of.
 */
export const fromSessions: SQL = sql`${sessions}
  left join ${locations} on ${locations.id} = ${sessions.locationId}
  left join ${languages} on ${languages.id} = ${sessions.languageId}
  left join ${trainers} on ${trainers.id} = ${sessions.trainerId}`

/** The same with what they are sessions of. */
export const fromPlannedSessions: SQL = sql`${fromSessions}
  left join ${courses} on ${courses.id} = ${sessions.courseId}
  left join ${categories} on ${categories.id} = ${courses.categoryId}`

/** It starts later, and was not canceled. */
export const isComing: SQL = sql`(${sessions.startDate} > now() and ${sessions.canceledAt} is null)`

/** In a query of courses: those sessions of each that fit, soonest first, as JSON. */
export const sessionsOfCourse = (fit: SQL): SQL =>
  jsonList(sql`select json_agg(${wholeSession} order by ${sessions.startDate}, ${sessions.id})
    from ${fromSessions} where ${sessions.courseId} = ${courses.id} and ${fit}`)

export const sessionFilters: FilterFields = {
  _id: sessions.id,
  startDate: sessions.startDate,
  endDate: sessions.endDate,
  location: locations.key,
  language: languages.code,
  minimum: sessions.minimum,
  decisionOn: dayField(sessions.decisionOn),
  decision: { kind: 'choice', of: sessionDecisions, column: decision },
  capacity: sessions.capacity,
  fullyBooked: { kind: 'boolean', column: sql`(${sessions.seatsTaken} >= ${sessions.capacity})` },
}

/** What lists of sessions of all courses know beside that. */
export const plannedSessionFilters: FilterFields = {
  ...sessionFilters,
  course: courses.id,
  type: { kind: 'choice', column: courses.type, of: courseTypes },
  category: categories.key,
  title: courses.title,
  registrationCount: sessions.seatsTaken,
  /** Fewer have a seat than it takes to run, and it was neither promised nor canceled. */
  belowMinimum: {
    kind: 'boolean',
    column: sql`(coalesce(${sessions.seatsTaken} < ${sessions.minimum}, false)
      and ${sessions.confirmedAt} is null and ${sessions.canceledAt} is null)`,
  },
  /** What who takes part is to be told and nobody has said yet: the room, or the link of one that is online. */
  lacks: {
    kind: 'choice',
    of: practicalGaps,
    column: sql`(case when ${sessions.canceledAt} is not null or ${sessions.startDate} <= now() or ${sessions.seatsTaken} = 0 then null
      when ${locations.isOnline} then case when ${sessions.onlineLink} is null then 'link' end
      when ${sessions.room} is null then 'room' end)`,
  },
  /** Staff are to decide whether it runs, or will be while too few have a seat: the others wait for payments alone. */
  toDecide: {
    kind: 'boolean',
    // As its index has it.
    column: sql`(${sessions.confirmedAt} is null and ${sessions.canceledAt} is null
      and (${sessions.askedAt} is not null or ${sessions.seatsTaken} < coalesce(${sessions.minimum}, 0)))`,
  },
  /** In which it starts, in Brussels: '2026-12'. */
  month: {
    kind: 'text',
    is: isMonth,
    column: sql`month_of(${sessions.startDate})`,
    equals: (month) => {
      const start = sql`(${month}::text || '-01')::timestamp`
      return sql`(${sessions.startDate} >= ${start} at time zone 'Europe/Brussels'
        and ${sessions.startDate} < (${start} + interval '1 month') at time zone 'Europe/Brussels')`
    },
  },
}
