import { eq } from 'drizzle-orm'
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
import { byName, toldOfParticipant, toldOfSession } from '../sessions/told-columns.ts'

const columns = {
  id: waitingListEntries.id,
  status: waitingListEntries.status,
  offeredUntil: waitingListEntries.offeredUntil,
  contact: { email: users.email, firstName: users.firstName, language: users.language },
  ...toldOfSession,
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
    .select(toldOfParticipant)
    .from(waitingListStudents)
    .innerJoin(students, eq(students.id, waitingListStudents.studentId))
    .where(eq(waitingListStudents.entryId, id))
    .orderBy(...byName)
  return { ...entry, participants }
}

export type LoadedEntry = NonNullable<Awaited<ReturnType<typeof loadEntry>>>
