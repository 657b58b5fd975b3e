import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import {
  categories,
  courses,
  locations,
  sessions,
  students,
  users,
  waitingListEntries,
  waitingListStudents,
} from '../../db/tables.ts'

const columns = {
  id: waitingListEntries.id,
  status: waitingListEntries.status,
  offeredUntil: waitingListEntries.offeredUntil,
  contact: { email: users.email, firstName: users.firstName, language: users.language },
  course: { id: courses.id, key: courses.key, title: courses.title, category: categories.key },
  startDate: sessions.startDate,
  endDate: sessions.endDate,
  location: {
    ...{ name: locations.name, address: locations.address, addresses: locations.addresses },
    ...{ zip: locations.zip, city: locations.city },
  },
}

const participantColumns = {
  id: students.id,
  firstName: students.firstName,
  lastName: students.lastName,
  email: students.email,
  language: students.language,
}

/** An entry with all that its mails speak of; nothing when it is gone. */
export async function loadEntry(db: Executor, id: string) {
  const [entry] = await db
    .select(columns)
    .from(waitingListEntries)
    .innerJoin(users, eq(users.id, waitingListEntries.userId))
    .innerJoin(sessions, eq(sessions.id, waitingListEntries.sessionId))
    .innerJoin(locations, eq(locations.id, sessions.locationId))
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(eq(waitingListEntries.id, id))
  if (!entry) return
  const participants = await db
    .select(participantColumns)
    .from(waitingListStudents)
    .innerJoin(students, eq(students.id, waitingListStudents.studentId))
    .where(eq(waitingListStudents.entryId, id))
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id))
  return { ...entry, participants }
}

export type LoadedEntry = NonNullable<Awaited<ReturnType<typeof loadEntry>>>
