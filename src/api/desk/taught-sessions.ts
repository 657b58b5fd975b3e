import { sql } from 'drizzle-orm'
import { array, type InferType } from 'yup'
import { openedSession, taughtSession } from '../../../schemas/trainer-session.ts'
import { sessions } from '../../db/tables.ts'
import { isBegun, type LessonHalf, lessonHalves, noted } from '../../domain/half-days.ts'
import { trainerLinkEnds, trainerPath } from '../../domain/trainer-link.ts'
import {
  type ApiContext,
  ApiError,
  callerOf,
  get,
  idParameter,
  instantOf,
  jsonList,
  post,
  preparedFor,
  prepareSql,
  routes,
  trainersThemselves,
  uuidPattern,
} from '../platform/index.ts'
import { teaches, teaching } from '../registrations/index.ts'
import { accountToken, openLink } from './open-link.ts'

/** More than anybody teaches: the latest are left out. */
const most = 200

type NotedDay = { day: string; present: boolean; morning: boolean | null; afternoon: boolean | null }

interface Row extends Omit<InferType<typeof taughtSession>, 'toNote' | 'toGrade'> {
  schedule: { start: string; end: string }[]
  noted: NotedDay[]
  /** Without a result; 0 for who teaches a part. */
  ungraded: number
}

const seats = sql`registration_students seats where seats.session_id = sessions.id and seats.held`

const hours = jsonList(sql`
  select json_agg(json_build_object('start', ${instantOf(sql`lesson.starts_at`)}, 'end', ${instantOf(sql`lesson.ends_at`)})
    order by lesson.starts_at)
  from (${teaching}) lesson where lesson.trainer_id = ${sql.placeholder('trainer')}`)

const notedDays = jsonList(sql`
  select json_agg(json_build_object('day', noted.day, 'present', noted.present, 'morning', noted.morning,
    'afternoon', noted.afternoon))
  from attendances noted join registration_students seats
    on seats.session_id = noted.session_id and seats.student_id = noted.student_id and seats.held
  where noted.session_id = sessions.id`)

const ownSessions = preparedFor((db) =>
  prepareSql<Row>(
    db,
    sql`
    select sessions.id as "_id", courses.title, locations.name as place, sessions.room, sessions.schedule,
      ${instantOf(sessions.startDate)} as start, ${instantOf(sessions.endDate)} as "end", ${hours} as hours,
      (select count(*) from ${seats})::int as participants, ${notedDays} as noted,
      (select count(*) from ${seats} and sessions.trainer_id = ${sql.placeholder('trainer')} and not exists (
        select from results where results.session_id = seats.session_id and results.student_id = seats.student_id
      ))::int as ungraded
    from sessions join courses on courses.id = sessions.course_id join locations on locations.id = sessions.location_id
    where ${teaches(sql.placeholder('trainer'), sessions.id)} and sessions.canceled_at is null
      and sessions.end_date > ${sql.placeholder('since')}
    order by sessions.start_date, sessions.id limit ${sql.raw(String(most))}`,
  ),
)

/** What waits for its trainer, of the hours that are theirs. */
function waitingOf({ schedule, hours: own, noted: days, ungraded, end, participants }: Row, now: Date) {
  const taught = lessonHalves(own)
  const isTheirs = ({ day, half }: LessonHalf) => taught.some((one) => one.day === day && one.half === half)
  const toNote = lessonHalves(schedule)
    .filter((half) => isTheirs(half) && isBegun(half, now))
    .map((half) => ({
      ...half,
      people: participants - days.filter((one) => one.day === half.day && noted(one, half.half) !== null).length,
    }))
  return { toNote: toNote.filter(({ people }) => people > 0), toGrade: new Date(end) < now ? ungraded : 0 }
}

/** The sessions that the caller may open as their trainer, the first one first. */
async function listTaught(context: ApiContext) {
  const { trainer } = callerOf(context)
  if (!trainer) return []
  const now = new Date()
  const since = new Date(2 * now.getTime() - trainerLinkEnds(now).getTime()).toISOString()
  const found = await ownSessions(context.db)({ trainer, since })
  return found.map((row) => {
    const { schedule: _, noted: __, ungraded: ___, ...shown } = row
    return { ...shown, ...waitingOf(row, now) }
  })
}

/** Where a session of the caller’s opens; 404 for any other. */
async function openTaught(context: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const token = accountToken(callerOf(context).session, id, context)
  await openLink(context, token)
  return { path: trainerPath(token) }
}

/** What a trainer with an account sees: the sessions that they teach themselves. */
export const taughtSessionRoutes = routes(
  get('/', {
    id: 'taughtSessions',
    summary: 'The sessions that the caller teaches',
    description:
      'Of a trainer who is signed in, the sessions that they teach all or a part of, those to come and those that ended in the last two weeks, the first one first, with what is not noted yet. Canceled ones are left out.',
    access: trainersThemselves,
    response: array(taughtSession.required()).required(),
    run: (context) => listTaught(context),
  }),
  post('/:id/link', {
    id: 'openTaughtSession',
    summary: 'Opens a session that the caller teaches',
    description:
      'Answers where it opens, as by the link that trainers are mailed: who takes part, attendance, results and a message to all. It opens for as long as this sign-in lasts, the account is a trainer’s, and they teach the session. Any other session gets 404.',
    access: trainersThemselves,
    parameters: [idParameter('The id of the session.')],
    response: openedSession,
    run: (context, { params }) => openTaught(context, params.id),
  }),
)
