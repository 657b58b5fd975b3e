import { sql } from 'drizzle-orm'
import { courses, sessions, trainers } from '../../../db/tables.ts'
import type { SessionDecision } from '../../../domain/session-decisions.ts'
import { instantOf, jsonObject, pictureOf } from '../../platform/index.ts'
import { categoryColumns } from '../categories/present-category.ts'
import { languageColumns } from '../languages/present-language.ts'
import { locationColumns } from '../locations/present-location.ts'

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
    key: courses.key,
    type: courses.type,
    slug: courses.slug,
    title: courses.title,
    summary: courses.summary,
    days: courses.days,
    price: courses.price,
    category: jsonObject(categoryColumns),
  }),
})

/** How full a session is. */
export const registrationCountColumns = { session: sessions.id, ...seats }
