import { eq, sql } from 'drizzle-orm'
import type { AttendanceMarks } from '../../../schemas/session-desk.ts'
import { recordStateChanges } from '../../db/record-state-change.ts'
import { sessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError, invalid } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { assertLessonDay } from '../training-records/assert-lesson-day.ts'

/** Writes down who was there on one day, over what stood there; who was named none, all who have no mark yet. */
export async function markAttendance({ db, user }: ApiContext, sessionId: string, marks: AttendanceMarks) {
  if (!uuidPattern.test(sessionId)) throw new ApiError('NOT_FOUND')
  const { day, present } = marks
  const named = marks.students && [...new Set(marks.students.map((student) => student.toLowerCase()))]
  return db.transaction(async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId))
    if (!session) throw new ApiError('NOT_FOUND')
    assertLessonDay(session, day)
    const seats = sql`select student_id from registration_students where session_id = ${sessionId} and held
      ${named ? sql`and student_id in ${named.length > 0 ? named : [null]}` : sql``}`
    const { rows: known } = await tx.execute(seats)
    if (named && known.length < named.length) throw invalid('students', 'error.notRegistered')
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into attendances (student_id, session_id, day, present)
      select seats.student_id, ${sessionId}, ${day}, ${present} from (${seats}) seats
      on conflict (student_id, session_id, day) ${
        named
          ? sql`do update set present = excluded.present where attendances.present <> excluded.present`
          : sql`do nothing`
      } returning id`)
    const to = present ? 'present' : 'absent'
    const change = { entity: 'attendance', from: null, to, userId: user?.userId ?? null } as const
    await recordStateChanges(
      tx,
      rows.map(({ id }) => ({ ...change, entityId: id })),
    )
    return { marked: rows.length }
  })
}
