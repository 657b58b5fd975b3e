import { type SQL, sql } from 'drizzle-orm'

/** All that there is of a participant, a line each. */
export const studentRecords = (id: string, locale: string): SQL => {
  const ofSession = (kind: string, from: SQL) => sql`
    select ${kind}::text as kind, coalesce(title->>${locale}::text, title->>'nl') as name, start_date as at
    from (${from}) theirs join sessions on sessions.id = session_id join courses on courses.id = course_id`
  const of = (table: string) => sql`select session_id from ${sql.identifier(table)} where student_id = ${id}`
  return sql.join(
    [
      ofSession('registration', of('registration_students')),
      ofSession('waiting', sql`${of('waiting_list_students')} and open`),
      ofSession('attendance', sql`select distinct session_id from attendances where student_id = ${id}`),
      ofSession('result', of('results')),
      ofSession('certificate', of('certificates')),
      sql`select 'account', email, created_at from users where student_id = ${id}
        or id in (select user_id from memberships where student_id = ${id})`,
    ],
    sql` union all `,
  )
}
