import { sql } from 'drizzle-orm'
import { allOf } from '../all-of.ts'
import type { ApiContext } from '../context.ts'
import { type FilterFields, readFilters } from '../filters.ts'
import { assertVisible } from '../registrations/assert-visible.ts'

export const replacementFilters: FilterFields = {
  search: { kind: 'plain', column: sql`students.search_text` },
}

/** Whoever looks for another one searches further. */
const mostShown = 50

/** Who has what a certificate says of its holder. */
const isWhole = sql`students.date_of_birth is not null and students.birth_place <> ''`

/** Who could come instead: participants of the same customer without a seat in the session, by name. */
export async function listReplacements(context: ApiContext, id: string, query: Record<string, string[]>) {
  const conditions = readFilters(query, replacementFilters, [])
  await assertVisible(context, id)
  const fits = allOf([sql`students.status <> 'deleted'`, ...conditions])
  // Each half by an index of its own.
  const { rows } = await context.db.execute(sql`
    with asked as (
      select organisation_id, user_id, session_id, courses.type = 'CERTIFICATION' as is_certified from registrations
        join sessions on sessions.id = session_id join courses on courses.id = course_id where registrations.id = ${id}
    ), candidates as (
      select students.* from asked join students on students.organisation_id = asked.organisation_id where ${fits}
      union all select students.* from asked join students
        on students.owner_id = asked.user_id and students.organisation_id is null and asked.organisation_id is null
        where ${fits}
    )
    select students.id as "_id", students.first_name as "firstName", students.last_name as "lastName", students.email
    from candidates as students cross join asked
    where (not is_certified or ${isWhole}) and not exists (
      select from registration_students seats where seats.student_id = students.id
        and seats.session_id = asked.session_id and seats.held)
    order by students.sort_name, students.id limit ${mostShown}`)
  return rows
}
