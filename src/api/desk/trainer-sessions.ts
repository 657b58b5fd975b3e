import { eq, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import {
  type NewMarks,
  newMarks,
  type TaughtResult,
  takenMarks,
  taughtResult,
  trainerSession,
} from '../../../schemas/trainer-session.ts'
import { sessions } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { lessonHalves } from '../../domain/half-days.ts'
import { trainerLinkEnds } from '../../domain/trainer-link.ts'
import { type AttendanceMark, noteResult, takeMarks } from '../people/index.ts'
import {
  type ApiContext,
  ApiError,
  get,
  instantOf,
  jsonList,
  lock,
  pathParameter,
  post,
  preparedFor,
  prepareSql,
  put,
  routes,
} from '../platform/index.ts'
import { presentSession } from '../registrations/index.ts'
import { type OpenLink, openLink } from './open-link.ts'

const days = jsonList(sql`
  select json_agg(json_build_object('day', noted.day, 'present', noted.present, 'morning', noted.morning,
    'afternoon', noted.afternoon) order by noted.day)
  from attendances noted where noted.session_id = seats.session_id and noted.student_id = seats.student_id`)

const marks = jsonList(sql`
  select json_agg(json_build_object('_id', marks.id, 'day', marks.day, 'half', marks.half, 'present', marks.present,
    'madeAt', ${instantOf(sql.raw('marks.made_at'))}, 'by', users.first_name || ' ' || users.last_name)
    order by marks.created_at, marks.id)
  from attendance_marks marks left join users on users.id = marks.user_id
  where marks.session_id = seats.session_id and marks.student_id = seats.student_id and not marks.is_over`)

const result = sql`(
  select json_build_object('score', results.score, 'maximum', results.maximum, 'passed', results.passed)
  from results where results.session_id = seats.session_id and results.student_id = seats.student_id)`

/** Everybody who has a seat: nothing of what they pay, of where they live or of when they were born. */
const participants = jsonList(sql`
  select json_agg(json_build_object('_id', students.id, 'firstName', students.first_name, 'lastName', students.last_name,
    'organisation', organisations.name, 'days', ${days}, 'marks', ${marks}, 'result', ${result}) order by students.sort_name, students.id)
  from registration_students seats join students on students.id = seats.student_id
  left join organisations on organisations.id = students.organisation_id
  where seats.session_id = taught.id and seats.held`)

type Row = Omit<InferType<typeof trainerSession>, 'trainer' | 'isOfAccount' | 'panelUrl' | 'endsAt' | 'halves'>

const sessionOf = preparedFor((db) =>
  prepareSql<Row>(
    db,
    sql`
    select taught.id as "_id", ${presentSession(sql.raw('taught.id'))} as session, taught.room,
      taught.online_link as "onlineLink", taught.contact, coalesce(taught.bring, courses.bring) as bring,
      locations.directions, locations.parking, ${participants} as participants,
      (select ${instantOf(sql`max(marked.created_at)`)} from attendance_marks marked where marked.session_id = taught.id) as "markedAt"
    from sessions taught join courses on courses.id = taught.course_id join locations on locations.id = taught.location_id
    where taught.id = ${sql.placeholder('id')}`,
  ),
)

/** Where the control panel is, where it is no part of the site. */
function otherPanel({ controlPanelUrl, publicUrl }: ApiContext): string | null {
  const url = controlPanelUrl()
  return url === new URL('/control-panel', publicUrl()).href ? null : url
}

async function readSession(context: ApiContext, { session: id, trainer, end, isOfAccount }: OpenLink) {
  const { db } = context
  const [row] = await sessionOf(db)({ id })
  if (!row) throw new ApiError('NOT_FOUND')
  const halves = lessonHalves(row.session.schedule)
  return {
    ...row,
    trainer: trainer.name,
    isOfAccount,
    panelUrl: isOfAccount ? otherPanel(context) : null,
    halves,
    endsAt: trainerLinkEnds(new Date(end)).toISOString(),
  }
}

/** The session that a token opens; that it was followed is noted once. */
async function showSession(context: ApiContext, token: string) {
  const link = await openLink(context, token)
  if (link.isNew)
    await context.db.execute(
      sql`update trainer_links set opened_at = now() where id = ${link.link} and opened_at is null`,
    )
  return readSession(context, link)
}

/** Takes what was noted, on whatever phone and however long ago; gives back the session, and what could not be taken. */
async function markSession(context: ApiContext, token: string, given: NewMarks) {
  const link = await openLink(context, token)
  const refused = await context.db.transaction(async (tx) => {
    await lock(tx, { sessions: [link.session] })
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, link.session))
    if (!session) throw new ApiError('NOT_FOUND')
    const { rows } = await tx.execute<{ id: string }>(
      sql`select student_id as id from registration_students where session_id = ${session.id} and held`,
    )
    const seated = new Set(rows.map(({ id }) => id))
    const today = brusselsDay(new Date())
    const halves = new Set(lessonHalves(session.schedule).map(({ day, half }) => `${day} ${half}`))
    const marks = given.marks.map(({ _id, student, seen, ...mark }) => ({
      ...mark,
      madeAt: new Date(mark.madeAt),
      id: _id.toLowerCase(),
      student: student.toLowerCase(),
      seen: seen.map((one) => one.toLowerCase()),
    }))
    const isTaken = ({ student, day, half }: AttendanceMark) =>
      seated.has(student) && halves.has(`${day} ${half}`) && day <= today
    await takeMarks(tx, session, marks.filter(isTaken), { by: link.trainer.name })
    return marks.filter((mark) => !isTaken(mark)).map(({ id }) => id)
  })
  return { session: await readSession(context, link), refused }
}

/** Writes what one of the session's participants got, by the rules of the desk. */
async function gradeSession(context: ApiContext, token: string, given: TaughtResult) {
  const link = await openLink(context, token)
  await context.db.transaction(async (tx) => {
    await lock(tx, { sessions: [link.session] })
    await noteResult(tx, { ...given, session: link.session }, { by: link.trainer.name })
  })
  return readSession(context, link)
}

const parameters = [pathParameter('token', 'What stands in the link of the mail.')]

/** What the link in a trainer’s mail opens, for whoever holds its token: that session and no other. */
export const trainerSessionRoutes = routes(
  get('/:token', {
    id: 'trainerSession',
    summary: 'A session as its trainer sees it',
    description:
      'When and where a session is, what is practical of it and who takes part, for who teaches it. 404 once the link was revoked, two weeks after the session’s end, once it was canceled, and once somebody else teaches it.',
    access: 'everyone',
    parameters,
    response: trainerSession,
    run: (context, { params }) => showSession(context, params.token),
  }),
  post('/:token/attendances', {
    id: 'markTaught',
    summary: 'Notes who was there, for who teaches a session',
    description:
      'Takes what a trainer noted of half days, each mark once however often it is sent. A mark takes the place of those that it names as `seen` and of no others, whatever the clocks of phones say: two that did not see each other both stand, until one is noted that saw both. Answers the session as it is then.',
    access: 'everyone',
    failures: ['NOT_FOUND'],
    parameters,
    response: takenMarks,
    body: newMarks,
    run: (context, { params, body }) => markSession(context, params.token, body),
  }),
  put('/:token/results', {
    id: 'gradeTaught',
    summary: 'Writes what a participant got, for who teaches a session',
    description:
      'Takes the points of one participant of the session, over what stood there. Half of the points is a pass. Answers the session as it is then.',
    access: 'everyone',
    failures: ['NOT_FOUND'],
    parameters,
    response: trainerSession,
    body: taughtResult,
    run: (context, { params, body }) => gradeSession(context, params.token, body),
  }),
)
