import { not, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { array, type InferType } from 'yup'
import { ownTraining } from '../../../../schemas/own-training.ts'
import { waiting } from '../../../../schemas/user.ts'
import { registrations } from '../../../db/tables.ts'
import { ownAccount } from '../../identity/index.ts'
import { ownPerson } from '../../people/index.ts'
import {
  type ApiContext,
  type ApiEnv,
  contextOf,
  everybodySignedIn,
  operation,
  ownedBy,
  pathParameter,
} from '../../platform/index.ts'
import { achievements, isFirm, presentSession } from '../../registrations/index.ts'
import { getWaiting } from './get-waiting.ts'

/** As many as anybody looks through. */
const most = 100

/** What the caller takes part in that another one ordered, their employer mostly: the soonest and the latest first. */
async function ownTrainings({ db, user }: ApiContext, userId: string) {
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

const tag = 'users'

/** What an account finds of its own in all parts. */
export const accountOverviewRoutes = new Hono<ApiEnv>()
  .get(
    '/me/:userId/waiting',
    operation({
      id: 'waiting',
      tag,
      summary: 'What waits on the signed-in user',
      description:
        'How many registrations and bookings the caller has to pay, how many quotations to answer, and how many requests to join the organisation to decide; the last only for its administrator.',
      access: everybodySignedIn,
      parameters: [pathParameter('userId', 'The id of one’s own account, as signing in gave it.')],
      response: waiting,
    }),
    async (c) => c.json(await getWaiting(contextOf(c), c.req.param('userId'))),
  )
  .get(
    '/me/:userId/trainings',
    operation({
      id: 'ownTrainings',
      tag,
      summary: 'What the signed-in user follows that another one ordered',
      description:
        'The sessions in which the caller sits as a participant of an organisation whose registrations they do not see, by the address that they verified: with their result and certificate, the latest first, a hundred at most.',
      access: everybodySignedIn,
      parameters: [pathParameter('userId', 'The id of one’s own account, as signing in gave it.')],
      response: array(ownTraining.required()).required(),
    }),
    async (c) => c.json(await ownTrainings(contextOf(c), c.req.param('userId'))),
  )
