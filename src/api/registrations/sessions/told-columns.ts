import { asc } from 'drizzle-orm'
import { categories, courses, locations, sessions, students } from '../../../db/tables.ts'
import { decision } from '../../catalogue/index.ts'

/** What mails tell of a session, its course, place and category joined. */
export const toldOfSession = {
  course: {
    ...{ id: courses.id, key: courses.key, slug: courses.slug, title: courses.title, category: categories.key },
    ...{ subsidised: courses.subsidised, trainingDatabaseNumber: courses.trainingDatabaseNumber },
  },
  startDate: sessions.startDate,
  endDate: sessions.endDate,
  schedule: sessions.schedule,
  ...{ minimum: sessions.minimum, decisionOn: sessions.decisionOn, decision },
  location: {
    ...{ name: locations.name, address: locations.address, addresses: locations.addresses },
    ...{ zip: locations.zip, city: locations.city },
  },
}

/** What mails tell of whoever takes part. */
export const toldOfParticipant = {
  id: students.id,
  firstName: students.firstName,
  lastName: students.lastName,
  email: students.email,
  language: students.language,
}

/** Participants as a list names them. */
export const byName = [asc(students.lastName), asc(students.firstName), asc(students.id)]
