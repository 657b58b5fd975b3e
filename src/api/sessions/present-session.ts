import { sql } from 'drizzle-orm'
import { languages, locations, sessions, trainers } from '../../db/tables.ts'
import { languageColumns } from '../languages/present-language.ts'
import { locationColumns } from '../locations/present-location.ts'
import { pictureOf } from '../present-picture.ts'

export const sessionColumns = {
  _id: sessions.id,
  course: sessions.courseId,
  startDate: sessions.startDate,
  endDate: sessions.endDate,
  duration: sessions.duration,
  schedule: sessions.schedule,
  location: locationColumns,
  language: languageColumns,
  trainer: sql`case when ${trainers.id} is null then null else json_build_object(
    '_id', ${trainers.id}, 'name', ${trainers.name}, 'bio', ${trainers.bio},
    'avatar', ${pictureOf(trainers.avatarId)}) end`,
  capacity: sessions.capacity,
}

/** How full a session is. */
export const registrationCountColumns = {
  session: sessions.id,
  registrationCount: sessions.seatsTaken,
  capacity: sessions.capacity,
  fullyBooked: sql<boolean>`${sessions.seatsTaken} >= ${sessions.capacity}`,
}
