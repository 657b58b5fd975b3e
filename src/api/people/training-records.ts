import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import type { attendances, certificates, results } from '../../db/tables.ts'
import { categories, courses, memberships, registrationStudents, sessions, students, users } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { type ApiContext, ApiError, type Asking, invalid, ownedBy, pick } from '../platform/index.ts'

/** 400 unless a session has a part on that day, in Brussels, and that day is not to come. */
export function assertLessonDay({ schedule }: Pick<typeof sessions.$inferSelect, 'schedule'>, day: string) {
  if (!schedule.some(({ start }) => brusselsDay(new Date(start)) === day)) throw invalid('day', 'error.notOnSchedule')
  if (day > brusselsDay(new Date())) throw invalid('day', 'error.dayToCome')
}

/** A participant in a session it has a seat in, with the course; 400 where it has none. */
export async function findSeat(tx: Transaction, studentId: string, sessionId: string) {
  const [seat] = await tx
    .select({
      student: students,
      session: sessions,
      course: pick(courses, 'title', 'key'),
      category: categories.key,
    })
    .from(registrationStudents)
    .innerJoin(students, eq(students.id, registrationStudents.studentId))
    .innerJoin(sessions, eq(sessions.id, registrationStudents.sessionId))
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(
      and(
        eq(registrationStudents.studentId, studentId),
        eq(registrationStudents.sessionId, sessionId),
        registrationStudents.held,
      ),
    )
  if (!seat) throw invalid('student', 'error.notRegistered')
  return seat
}

/** What stands in the record of participants whom the caller manages, or managed: a deleted one's record stays. */
export function ownRecords(caller: Asking | null, studentId: AnyColumn): SQL | undefined {
  const own = ownedBy(caller, { organisation: students.organisationId, user: students.ownerId })
  return own && sql`${studentId} in (select ${students.id} from ${students} where ${own})`
}

interface Kept {
  kind: 'attendance' | 'result' | 'certificate'
  table: typeof attendances | typeof certificates | typeof results
  /** What it said, for the history of the session. */
  said: SQL
  /** What goes with it. */
  also?(tx: Transaction, gone: { student: string; session: string; said: string }): Promise<unknown>
}

/** Takes a record away, and keeps with its session who did, of whom it was and what it said. */
export const removeRecord =
  ({ kind, table, said, also }: Kept) =>
  ({ db, user }: ApiContext, id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ student: string; session: string; said: string }>(
        sql`delete from ${table} where id = ${id} returning student_id as student, session_id as session, ${said} as said`,
      )
      const [gone] = rows
      if (!gone) throw new ApiError('NOT_FOUND')
      await also?.(tx, gone)
      const change = { from: gone.said, to: `${kind}-removed`, reason: gone.student, userId: user?.userId }
      await recordStateChange(tx, 'session', gone.session, change)
    })

/**
 * The participants that somebody is: those their organisations made of them, and those that anybody put down under the
 * address that they proved to be theirs. A deleted one is nobody's (spec section 4).
 */
export const ownPerson = ({ userId }: Pick<Asking, 'userId'>): SQL => sql`
  select ${students.id} from ${students} where ${students.status} <> 'deleted' and ${students.id} in (
    select ${memberships.studentId} from ${memberships}
      where ${memberships.userId} = ${userId} and ${memberships.approval} = 'approved'
    union all select ${users.studentId} from ${users} where ${users.id} = ${userId}
    union all select same.id from students same join ${users} on lower(same.email) = lower(${users.email})
      where ${users.id} = ${userId} and ${users.emailVerifiedAt} is not null)`
