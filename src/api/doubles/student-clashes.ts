import { type SQL, sql } from 'drizzle-orm'
import type { Pair } from './pair.ts'

/** What both of a pair have of one session: a person has each of it once. A place on a waiting list is one too. */
const together = sql`
  select 'seat' as kind, kept, session_id from (
    select kept, student_id, session_id from pairs join registration_students on held and student_id in (kept, dropped)
    union select kept, student_id, session_id from pairs join waiting_list_students on open and student_id in (kept, dropped)
  ) expected group by kept, session_id having count(distinct student_id) = 2
  union select 'attendance', kept, session_id from pairs join attendances on student_id in (kept, dropped)
    group by kept, session_id, day having count(*) = 2
  union select 'result', kept, session_id from pairs join results on student_id in (kept, dropped)
    group by kept, session_id having count(*) = 2
  union select 'certificate', kept, session_id from pairs join certificates on student_id in (kept, dropped)
    group by kept, session_id having count(*) = 2`

const person = sql`first_name || ' ' || last_name`

/** Why pairs of participants cannot become one yet: `pairs` has an id `kept` and an id `dropped`. */
export const clashesOfPairs = (pairs: SQL, locale: string): SQL => sql`
  with pairs as materialized (${pairs})
  select kind, ${person} || ', ' || coalesce(title->>${locale}::text, title->>'nl') as name, start_date as at
  from (${together}) clashing join sessions on sessions.id = session_id join courses on courses.id = course_id
    join students on students.id = kept
  union all
  select 'approval', ${person}, null from pairs join students on id in (kept, dropped)
  where status like 'wait_for_approval%'`

export const studentClashes = ({ kept, dropped }: Pair, locale: string): SQL =>
  clashesOfPairs(sql`select ${kept}::uuid as kept, ${dropped}::uuid as dropped`, locale)
