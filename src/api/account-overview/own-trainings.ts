import { not, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import type { ownTraining } from '../../../schemas/own-training.ts'
import { registrations } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ownAccount } from '../login-sessions/own-account.ts'
import { ownedBy } from '../owner.ts'
import { isFirm } from '../registrations/is-firm.ts'
import { achievements } from '../registrations/present-registration.ts'
import { presentSession } from '../registrations/present-session.ts'
import { ownPerson } from '../students/own-person.ts'

/** As many as anybody looks through. */
const most = 100

/** What the caller takes part in that another one ordered, their employer mostly: the soonest and the latest first. */
export async function ownTrainings({ db, user }: ApiContext, userId: string) {
  const caller = ownAccount(user, userId)
  const own = ownedBy(caller, { organisation: registrations.organisationId, user: registrations.userId })
  const { rows } = await db.execute<InferType<typeof ownTraining>>(sql`
    select students.id as "_id", organisations.name as organisation,
      case when ${isFirm} and sessions.canceled_at is null and exists (
        select from courses where courses.id = sessions.course_id and courses.training_database_number is not null)
      then ${registrations.id} end as registration,
      case when sessions.end_date < now() then 'past' else 'coming' end as phase,
      ${presentSession(sql`registrations.session_id`)} as session, ${achievements}
    from ${registrations}
      join registration_students on registration_students.registration_id = registrations.id and registration_students.held
      join students on students.id = registration_students.student_id
      join sessions on sessions.id = registrations.session_id
      left join organisations on organisations.id = registrations.organisation_id
      left join results on results.student_id = students.id and results.session_id = sessions.id
      left join certificates on certificates.student_id = students.id and certificates.session_id = sessions.id
    where students.id in (${ownPerson(caller)}) and ${registrations.status} <> 'expired' and ${not(own ?? sql`true`)}
    order by sessions.start_date desc, students.id limit ${most}`)
  return rows
}
