import { type SQL, sql } from 'drizzle-orm'
import { waitingListEntries } from '../../../db/tables.ts'
import { instantOf } from '../../platform/index.ts'
import { presentSession } from '../registrations/present-session.ts'

/** Those of an entry's people who are still there and, while they wait, have no seat by another way. */
const people = sql`waiting_list_students join students on students.id = waiting_list_students.student_id
  where waiting_list_students.entry_id = waiting_list_entries.id and students.status <> 'deleted'
    and not (waiting_list_entries.status = 'waiting' and exists (
      select from registration_students seat where seat.session_id = waiting_list_entries.session_id
        and seat.student_id = waiting_list_students.student_id and seat.held))`

/** How many seats an entry waits for. */
export const seatsWanted = sql<number>`(select count(*)::int from ${people})`

const students: SQL = sql`coalesce((
  select json_agg(json_build_object(
    '_id', students.id, 'firstName', students.first_name, 'lastName', students.last_name)
    order by students.last_name, students.first_name, students.id)
  from ${people}), '[]')`

/** Which place in its session's list an entry has; null when it does not wait. */
export const place = sql<number | null>`case when waiting_list_entries.status = 'waiting' then (
  select count(*)::int from waiting_list_entries before where before.session_id = waiting_list_entries.session_id
    and before.status = 'waiting' and before.number <= waiting_list_entries.number) end`

/** An entry as its customer and staff see it. */
export const entryColumns = {
  _id: waitingListEntries.id,
  session: presentSession(sql`waiting_list_entries.session_id`),
  students,
  seats: sql`case when waiting_list_entries.seats_held > 0 then waiting_list_entries.seats_held else ${seatsWanted} end`,
  status: waitingListEntries.status,
  place,
  offeredUntil: sql`case when waiting_list_entries.status = 'offered' then ${instantOf(waitingListEntries.offeredUntil)} end`,
  registration: waitingListEntries.registrationId,
  organisation: waitingListEntries.organisationId,
  user: waitingListEntries.userId,
  createdAt: waitingListEntries.createdAt,
}
