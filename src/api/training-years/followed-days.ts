import { type SQL, sql } from 'drizzle-orm'
import { registrations } from '../../db/tables.ts'
import type { Principal } from '../context.ts'
import { visibleRegistrations } from '../registrations/visible-registrations.ts'

/**
 * The days that participants followed of what the caller ordered: over, with a seat, and not written down as away. A day
 * counts for its share of the session's hours, breaks left out as the session itself does.
 */
export const followedDays = (caller: Principal | null): SQL => sql`
  select registration_students.student_id, sessions.id as session_id, sessions.course_id, lesson.day,
    sessions.duration / jsonb_array_length(sessions.schedule) as hours
  from ${registrations}
    join registration_students on registration_students.registration_id = registrations.id and registration_students.held
    join sessions on sessions.id = registrations.session_id
    cross join lateral (
      select (part->>'end')::timestamptz as ends, ((part->>'start')::timestamptz at time zone 'Europe/Brussels')::date as day
      from jsonb_array_elements(sessions.schedule) part) lesson
  where ${visibleRegistrations(caller)} and ${registrations.status} <> 'expired'
    and sessions.start_date < now() and lesson.ends < now()
    and not exists (
      select from attendances where attendances.student_id = registration_students.student_id
        and attendances.session_id = sessions.id and attendances.day = lesson.day and not attendances.present)`
