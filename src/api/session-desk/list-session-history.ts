import { sql } from 'drizzle-orm'
import type { ApiContext } from '../context.ts'
import { instantOf } from '../present-instant.ts'
import { getSession } from '../sessions/get-session.ts'

/** The latest of them: a session of many days has a mark for each participant on each. */
const mostShown = 200

/** Who did what with a session and the records of its participants, the latest first. */
export async function listSessionHistory(context: ApiContext, id: string) {
  await getSession(context, id)
  const { rows } = await context.db.execute(sql`
    with records as (
      select 'attendance' as entity, id, student_id from attendances where session_id = ${id}
      union all select 'result', id, student_id from results where session_id = ${id}
      union all select 'certificate', id, student_id from certificates where session_id = ${id}
      union all select 'session', ${id}::uuid, null)
    select changes.entity as what, changes.to,
      case when changes.to like '%-removed' then concat_ws(', ', students.first_name || ' ' || students.last_name, changes."from")
        else coalesce(students.first_name || ' ' || students.last_name, changes.reason) end as about,
      ${instantOf(sql.raw('changes.created_at'))} as at, users.first_name || ' ' || users.last_name as by
    from records join state_changes changes on changes.entity = records.entity and changes.entity_id = records.id
    left join students on students.id = coalesce(records.student_id,
      case when changes.to like '%-removed' then changes.reason::uuid end)
    left join users on users.id = changes.user_id
    order by changes.created_at desc, changes.id limit ${mostShown}`)
  return rows
}
