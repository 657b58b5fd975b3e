import { type SQL, sql } from 'drizzle-orm'

/** All that there is of an organisation, a line each. */
export const organisationRecords = (id: string, locale: string): SQL => sql`
  select 'account' as kind, first_name || ' ' || last_name || ', ' || email as name, memberships.created_at as at
    from memberships join users on users.id = user_id where memberships.organisation_id = ${id}
  union all
  select 'participant', first_name || ' ' || last_name, created_at from students
    where organisation_id = ${id} and status <> 'deleted'
  union all
  select 'registration', coalesce(title->>${locale}::text, title->>'nl'), start_date from registrations
    join sessions on sessions.id = session_id join courses on courses.id = course_id where organisation_id = ${id}
  union all
  select 'waiting', coalesce(title->>${locale}::text, title->>'nl'), start_date from waiting_list_entries
    join sessions on sessions.id = session_id join courses on courses.id = course_id
    where organisation_id = ${id} and status in ('waiting', 'offered')
  union all
  select 'invoice', number, issued_on::timestamptz from invoices where organisation_id = ${id}
  union all
  select 'booking', coalesce(name->>${locale}::text, name->>'nl', ''), date::timestamptz from bookings
    left join room_types on room_types.id = room_type_id where organisation_id = ${id}`
