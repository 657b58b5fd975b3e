import { sql } from 'drizzle-orm'
import type { ApiContext } from '../context.ts'
import { instantOf } from '../present-instant.ts'
import { assertVisible } from '../registrations/assert-visible.ts'

/** The states that a registration and its payments had, the latest first, and who brought them there. */
export async function listRegistrationHistory(context: ApiContext, id: string) {
  await assertVisible(context, id)
  const { rows } = await context.db.execute(sql`
    with subjects as (
      select 'registration' as entity, ${id}::uuid as id
      union all select 'payment', payments.id from payments where payments.registration_id = ${id})
    select changes.entity as what, changes.to, changes.reason, ${instantOf(sql.raw('changes.created_at'))} as at,
      users.first_name || ' ' || users.last_name as by
    from subjects join state_changes changes on changes.entity = subjects.entity and changes.entity_id = subjects.id
    left join users on users.id = changes.user_id
    order by changes.created_at desc, changes.id`)
  return rows
}
