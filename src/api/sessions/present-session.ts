import { sql } from 'drizzle-orm'
import { sessions, trainers } from '../../db/tables.ts'
import { jsonObject } from '../json-sql.ts'
import { languageColumns } from '../languages/present-language.ts'
import { locationColumns } from '../locations/present-location.ts'
import { instantOf } from '../present-instant.ts'
import { pictureOf } from '../present-picture.ts'

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

/** A session, in a query that also has its location, its language and perhaps its trainer. */
export const wholeSession = jsonObject({
  _id: sessions.id,
  course: sessions.courseId,
  startDate: instantOf(sessions.startDate),
  endDate: instantOf(sessions.endDate),
  duration: sessions.duration,
  schedule: sessions.schedule,
  location: jsonObject(locationColumns),
  language: jsonObject(languageColumns),
  trainer: sql`case when ${trainers.id} is null then null else ${trainer} end`,
  ...seats,
})

/** How full a session is. */
export const registrationCountColumns = { session: sessions.id, ...seats }
