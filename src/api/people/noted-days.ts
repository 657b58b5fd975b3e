import { type SQL, sql } from 'drizzle-orm'
import { jsonList } from '../platform/index.ts'

/** Halves of a day of which two say something else, and nobody decided. */
const disputed = jsonList(sql`
  select json_agg(open.half order by open.half desc) from (
    select marks.half from attendance_marks marks
    where marks.session_id = attendances.session_id and marks.student_id = attendances.student_id
      and marks.day = attendances.day and not marks.is_over
    group by marks.half having bool_or(marks.present) <> bool_and(marks.present)) open`)

/** What was noted of one of `students` in a session, day after day. */
export const notedDays = (session: SQL): SQL =>
  jsonList(sql`
    select json_agg(json_build_object('day', attendances.day, 'present', attendances.present,
      'morning', attendances.morning, 'afternoon', attendances.afternoon, 'disputed', ${disputed}) order by attendances.day)
    from attendances where attendances.student_id = students.id and attendances.session_id = ${session}`)
