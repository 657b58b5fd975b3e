import { sql } from 'drizzle-orm'
import type { Rule } from '../rule.ts'

const counted = sql`
  select sessions.id, sessions.capacity, sessions.seats_taken,
    to_char(sessions.start_date at time zone 'Europe/Brussels', 'YYYY-MM-DD') as number, courses.title->>'nl' as whose,
    coalesce(seats.held, 0) + coalesce(offers.held, 0) + coalesce(choices.held, 0) as held
  from sessions join courses on courses.id = sessions.course_id
  left join (
    select session_id, count(*)::int as held from registration_students where held group by session_id
  ) seats on seats.session_id = sessions.id
  left join (
    select session_id, sum(seats_held)::int as held from waiting_list_entries where status = 'offered' group by session_id
  ) offers on offers.session_id = sessions.id
  left join (
    select offered_session_id as session_id, sum(seats_held)::int as held from session_choices
    where status = 'open' group by offered_session_id
  ) choices on choices.session_id = sessions.id`

/** Participants of each registration: those it has, and those who hold a seat in its own session. */
const seated = sql`
  select registrations.id, registrations.status, registrations.invoice->>'name' as whose,
    count(seats.student_id)::int as participants, count(*) filter (where seats.held)::int as held,
    count(*) filter (where seats.held and seats.session_id = registrations.session_id)::int as in_place
  from registrations left join registration_students seats on seats.registration_id = registrations.id
  group by registrations.id`

export const seatRules: Rule[] = [
  {
    name: 'seats-taken',
    rows: sql`select 'session' as subject, id, number, whose, held as expected, seats_taken as found
      from (${counted}) counted where seats_taken <> held`,
  },
  {
    name: 'seats-oversold',
    rows: sql`select 'session' as subject, id, number, whose, capacity as expected, greatest(held, seats_taken) as found
      from (${counted}) counted where greatest(held, seats_taken) > capacity`,
  },
  {
    name: 'seats-kept',
    rows: sql`select 'registration' as subject, id, null::text as number, whose, 0 as expected, held as found
      from (${seated}) seated where status = 'expired' and held > 0`,
  },
  {
    name: 'seats-missing',
    rows: sql`select 'registration' as subject, id, null::text as number, whose, participants as expected, in_place as found
      from (${seated}) seated where status <> 'expired' and (in_place <> participants or participants = 0)`,
  },
]
