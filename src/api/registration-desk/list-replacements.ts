import { type SQL, sql } from 'drizzle-orm'
import type { ApiContext } from '../context.ts'
import { type FilterFields, readFilters } from '../filters.ts'
import { assertVisible } from '../registrations/assert-visible.ts'

export const replacementFilters: FilterFields = {
  search: { kind: 'plain', column: sql`students.search_text` },
}

/** Whoever looks for another one searches further. */
const mostShown = 50

/** Who could come instead: participants of the same customer without a seat in the session, by name. */
export async function listReplacements(context: ApiContext, id: string, query: Record<string, string[]>) {
  const conditions = readFilters(query, replacementFilters, [])
  await assertVisible(context, id)
  const fits = conditions.reduce<SQL>((all, one) => sql`${all} and ${one}`, sql`students.status <> 'deleted'`)
  const { rows } = await context.db.execute(sql`
    select students.id as "_id", students.first_name as "firstName", students.last_name as "lastName", students.email
    from students join registrations on case when registrations.organisation_id is null
      then students.organisation_id is null and students.owner_id = registrations.user_id
      else students.organisation_id = registrations.organisation_id end
    where registrations.id = ${id} and ${fits} and not exists (
      select from registration_students seats where seats.student_id = students.id
        and seats.session_id = registrations.session_id and seats.held)
    order by students.sort_name, students.id limit ${mostShown}`)
  return rows
}
