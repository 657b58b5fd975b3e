import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { sessions } from '../../db/tables.ts'
import type { LoadedRegistration } from '../registrations/load-registration.ts'
import { isComing } from '../sessions/select-sessions.ts'

/** What starts sooner is offered only where there is nothing later. */
const daysToPrepare = 3

/**
 * The other date that suits whoever is in a canceled session best: one with a seat for each of them, with days left to
 * prepare, in the same language and place, and nearest to theirs, each as far as there is one; null when there is none.
 */
export async function findAlternative(tx: Transaction, registration: LoadedRegistration) {
  const { id, sessionId, course, participants } = registration
  const { rows } = await tx.execute<{ id: string; start: string }>(sql`
    select ${sessions.id} as id, ${sessions.startDate} as start from ${sessions}
    join sessions canceled on canceled.id = ${sessionId}
    where ${sessions.courseId} = ${course.id} and ${sessions.id} <> ${sessionId} and ${isComing}
      and ${sessions.seatsTaken} + ${participants.length}::int <= ${sessions.capacity}
      and not exists (
        select from registration_students own join registration_students other using (student_id)
        where own.registration_id = ${id} and other.session_id = ${sessions.id} and other.held)
    order by ${sessions.startDate} < now() + make_interval(days => ${daysToPrepare}::int),
      ${sessions.languageId} <> canceled.language_id, ${sessions.locationId} <> canceled.location_id,
      abs(extract(epoch from ${sessions.startDate} - canceled.start_date)), ${sessions.startDate}, ${sessions.id} limit 1`)
  const [found] = rows
  return found ? { id: found.id, start: new Date(found.start) } : null
}
