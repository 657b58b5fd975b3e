import { sql } from 'drizzle-orm'
import type { ApiContext } from '../context.ts'
import { getCourse } from '../courses/get-course.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { instantOf } from '../present-instant.ts'

const mostShown = 200

/** Who did what with a course, and which sessions came and went, the latest first; one that was removed has its own too. */
export async function listCourseHistory(context: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const { rows } = await context.db.execute(sql`
    with records as (
      select 'course' as entity, ${id}::uuid as id, null::uuid as session, null::text as starts
      union all select 'session', id, id, ${instantOf(sql.raw('start_date'))} from sessions where course_id = ${id})
    select changes.to, coalesce(records.starts, changes.reason) as about, records.session,
      ${instantOf(sql.raw('changes.created_at'))} as at, users.first_name || ' ' || users.last_name as by
    from records join state_changes changes on changes.entity = records.entity and changes.entity_id = records.id
    left join users on users.id = changes.user_id
    where changes.entity = 'course' or changes.to in ('planned', 'canceled')
    order by changes.created_at desc, changes.id limit ${mostShown}`)
  if (rows.length === 0) await getCourse(context, id)
  return rows
}
