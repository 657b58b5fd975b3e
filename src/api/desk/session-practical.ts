import { sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { practicalSending, practicalSent, sessionPractical } from '../../../schemas/session-desk.ts'
import { courses, locations, sessions } from '../../db/tables.ts'
import { practicalMoment } from '../../domain/practical.ts'
import {
  type ApiContext,
  ApiError,
  desk,
  get,
  idParameter,
  instantOf,
  jsonList,
  post,
  preparedFor,
  prepareSql,
  routes,
} from '../platform/index.ts'
import { practicalVersion, resendPractical, surelySeated } from '../registrations/index.ts'

type Row = Omit<InferType<typeof sessionPractical>, 'mailsAt' | 'linkAt' | 'lacks'> & { start: string }

const firstDay = sql`(${sessions.startDate} at time zone 'Europe/Brussels')::date`

/** To whom each mail went for the day on which the session begins now. */
const mailed = jsonList(sql`
  select json_agg(json_build_object('student', latest.student_id, 'at', latest.at, 'linkAt', latest.link_at))
  from (
    select seats.student_id, ${instantOf(sql`max(mails.created_at) filter (where mails.kind = 'practical')`)} as at,
      ${instantOf(sql`max(mails.created_at) filter (where mails.kind = 'link')`)} as link_at
    from (${surelySeated(sessions.id)}) seats join practical_mails mails on mails.session_id = seats.session_id
      and mails.student_id = seats.student_id and mails.first_day = ${firstDay}
    group by seats.student_id having bool_or(mails.kind = 'practical')
    order by seats.student_id) latest`)

const practicalOf = preparedFor((db) =>
  prepareSql<Row>(
    db,
    sql`
    select ${sessions.room} as room, ${sessions.onlineLink} as "onlineLink", ${sessions.contact} as contact,
      ${sessions.bring} as bring, ${courses.bring} as "courseBring", ${locations.isOnline} as "isOnline",
      ${instantOf(sessions.startDate)} as start,
      (select count(*)::int from (${surelySeated(sessions.id)}) seats) as expected, ${mailed} as mailed,
      ${practicalVersion} as version,
      ${sessions.canceledAt} is null and ${sessions.minimum} is not null and ${sessions.confirmedAt} is null as waits
    from ${sessions} join ${courses} on ${courses.id} = ${sessions.courseId}
    join ${locations} on ${locations.id} = ${sessions.locationId} where ${sessions.id} = ${sql.placeholder('id')}`,
  ),
)

async function getPractical({ db }: ApiContext, id: string) {
  const [row] = await practicalOf(db)({ id })
  if (!row) throw new ApiError('NOT_FOUND')
  const { start, ...practical } = row
  const { isOnline, room, onlineLink } = practical
  const gap = isOnline ? ('link' as const) : ('room' as const)
  return {
    ...practical,
    mailsAt: practicalMoment('practical', new Date(start)).toISOString(),
    linkAt: isOnline ? practicalMoment('link', new Date(start)).toISOString() : null,
    lacks: (isOnline ? onlineLink : room) ? null : gap,
  }
}

const parameters = [idParameter('The id of the session.')]

export const sessionPracticalRoutes = routes(
  get('/:id/practical', {
    id: 'sessionPractical',
    summary: 'What participants are told before a session',
    description:
      'The room or the link of a session, what to bring and whom to call, when the mails with it go, and to whom they went.',
    access: desk,
    parameters,
    response: sessionPractical,
    run: (context, { params }) => getPractical(context, params.id),
  }),
  post('/:id/practical-mails', {
    id: 'sendPractical',
    summary: 'Sends what is practical of a session again',
    description:
      'Mails participants whose seats are sure what they are to know, again or before its day, once for the `version` that was read. 409 once the session was canceled or has started.',
    access: desk,
    failures: ['SESSION_CANCELED', 'SESSION_STARTED'],
    parameters,
    response: practicalSent,
    body: practicalSending,
    run: (context, { params, body }) => resendPractical(context, params.id, body),
  }),
)
