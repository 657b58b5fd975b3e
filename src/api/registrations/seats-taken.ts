import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { notificationOf, notifyTags } from '../../db/notifications.ts'
import type { LocalizedText } from '../../db/tables/columns.ts'
import { categories, courses, locations, sessions, students } from '../../db/tables.ts'
import { decision } from '../catalogue/index.ts'
import { anySession, pick, tagOf } from '../platform/index.ts'

interface Planned {
  id: string
  courseId: string
}

/** Tells that a session has changed; `inLists` when lists of courses may now show another one, or in another order. */
export const notifySession = (tx: Transaction, { id, courseId }: Planned, inLists: boolean): Promise<void> =>
  notifyTags(tx, [tagOf.session(id), tagOf.sessionsOf(courseId), anySession, ...(inLists ? ['sessions'] : [])])

/** Changes how many seats of a session are taken, which the caller has locked, and tells of it. */
export async function changeSeatsTaken(tx: Transaction, sessionId: string, by: number) {
  const change = tx
    .update(sessions)
    .set({
      seatsTaken: sql`${sessions.seatsTaken} + ${by}`,
      extraSeats: sql`least(${sessions.extraSeats}, greatest(${sessions.seatsTaken} + ${by} - ${sessions.capacity}, 0))`,
    })
    .where(eq(sessions.id, sessionId))
    .returning(pick(sessions, 'id', 'courseId', 'capacity', 'seatsTaken'))
  // A full session is no longer a course's next one; one with a seat again may be.
  const isInLists = sql`(seats_taken >= capacity) <> (seats_taken - ${by}::int >= capacity)`
  const tags = sql`to_json(array_remove(array[${tagOf.session('')} || id, ${tagOf.sessionsOf('')} || course_id, ${anySession},
    case when ${isInLists} then 'sessions' end], null))`
  const { rowCount } = await tx.execute(
    sql`with changed as (${change.getSQL()}) select ${notificationOf(tags)} from changed`,
  )
  if (rowCount === 0) throw new Error('The session is locked, so it is there')
}

/** None of the participants of a registration has a seat in the session of the query. */
export const isUnseated = (registration: string | SQL) => sql`not exists (
  select from registration_students own join registration_students other using (student_id)
  where own.registration_id = ${registration} and other.session_id = ${sessions.id} and other.held)`

/** What mails tell of a session, its course, place and category joined. */
export const sessionMailFacts = {
  course: {
    ...pick(courses, 'id', 'key', 'slug', 'title', 'subsidised', 'subsidyTheme', 'trainingDatabaseNumber'),
    category: categories.key,
  },
  ...pick(sessions, 'startDate', 'endDate', 'schedule', 'minimum', 'decisionOn'),
  decision,
  location: pick(locations, 'name', 'address', 'addresses', 'zip', 'city'),
  practical: {
    ...pick(sessions, 'room', 'onlineLink', 'contact'),
    bring: sql<LocalizedText | null>`coalesce(${sessions.bring}, ${courses.bring})`,
    ...pick(locations, 'directions', 'parking', 'isOnline'),
  },
}

export const participantMailFacts = pick(students, 'id', 'firstName', 'lastName', 'email', 'language')

/** Participants as a list names them. */
export const byName = [asc(students.lastName), asc(students.firstName), asc(students.id)]
