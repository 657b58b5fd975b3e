import { eq, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import {
  doorCode,
  doorQuery,
  type NewTaughtHalf,
  newPresence,
  newTaughtHalf,
  openedDoor,
  presence,
  trainerDoor,
} from '../../../schemas/presence.ts'
import type { Executor } from '../../db/client.ts'
import { courses, languages, sessions } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { type LessonHalf, lessonHalves } from '../../domain/half-days.ts'
import { asLocale, localePath } from '../../domain/locales.ts'
import {
  doorCodeOf,
  doorSeconds,
  doorWindow,
  isNameOf,
  presencePath,
  readDoorCode,
  ticketMinutes,
} from '../../domain/presence.ts'
import { qrCodeOf } from '../../domain/qr-code.ts'
import { assertLessonDay, signPresence } from '../people/index.ts'
import {
  type ApiContext,
  ApiError,
  attemptsSoFar,
  countAttempt,
  firstOf,
  get,
  instantOf,
  invalid,
  lock,
  pathParameter,
  post,
  preparedFor,
  prepareSql,
  queryParameter,
  readQuery,
  required,
  routes,
  rowToken,
  sealed,
  unsealed,
} from '../platform/index.ts'
import { openLink } from './open-link.ts'

interface Door extends LessonHalf {
  session: string
}

/** What stands at the door of half a day in a window of 30 seconds: none of it is kept. */
const codeOf = ({ session, day, half }: Door, window: number, { jwtSecret }: Pick<ApiContext, 'jwtSecret'>) =>
  doorCodeOf(Buffer.from(rowToken(`${session} ${day} ${half} ${window}`, jwtSecret, 'door code'), 'base64url'))

const meetingOn = preparedFor((db) =>
  prepareSql<Pick<typeof sessions.$inferSelect, 'id' | 'schedule'>>(
    db,
    sql`
    select id, schedule from sessions where canceled_at is null
      and (start_date at time zone 'Europe/Brussels')::date <= ${sql.placeholder('day')}::date
      and (end_date at time zone 'Europe/Brussels')::date >= ${sql.placeholder('day')}::date`,
  ),
)

/** The half day of today whose door shows a code now, or showed it last. */
async function findDoor(context: ApiContext, typed: string, now: Date): Promise<Door | undefined> {
  const day = brusselsDay(now)
  const code = readDoorCode(typed)
  const windows = [doorWindow(now), doorWindow(now) - 1]
  const doors = (await meetingOn(context.db)({ day })).flatMap(({ id, schedule }) =>
    lessonHalves(schedule)
      .filter((half) => half.day === day)
      .map((half) => ({ ...half, session: id })),
  )
  return doors.find((door) => windows.some((window) => codeOf(door, window, context) === code))
}

const ticketPurpose = 'presence ticket'

const ticketOf = ({ session, day, half }: Door, ends: Date, { jwtSecret }: ApiContext): string =>
  sealed([session, day, half, ends.getTime()].join(' '), jwtSecret, ticketPurpose)

/** The half day that a ticket opens; 404 for one that we did not make. */
function readTicket(given: string, { jwtSecret }: ApiContext): Door & { isOver: boolean } {
  const read = unsealed(given, jwtSecret, ticketPurpose)
  if (read === null) throw new ApiError('NOT_FOUND')
  const [session = '', day = '', half, ends] = read.split(' ')
  return { session, day, half: half === 'morning' ? half : 'afternoon', isOver: Number(ends) < Date.now() }
}

/** Gives what a right code opens; wrong ones are counted by where they come from, a class behind one address has enough. */
async function openDoor(context: ApiContext, { code }: InferType<typeof doorCode>) {
  const { pool, address } = context
  await attemptsSoFar(pool, 'door-code', { address })
  const now = new Date()
  const door = await findDoor(context, code, now)
  if (!door) {
    await countAttempt(pool, 'door-code', { address })
    throw invalid('code', 'error.doorCode')
  }
  const ends = new Date(now.getTime() + ticketMinutes * 60_000)
  return { ticket: ticketOf(door, ends, context), endsAt: ends.toISOString() }
}

async function showPresence(context: ApiContext, ticket: string) {
  const { isOver, session, ...half } = readTicket(ticket, context)
  if (isOver) throw new ApiError('NOT_FOUND')
  const [found] = await context.db
    .select({ course: courses.title })
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .where(eq(sessions.id, session))
  if (!found) throw new ApiError('NOT_FOUND')
  return { ...half, course: found.course }
}

/** Who has a seat in a session. */
async function seatedIn(db: Executor, session: string) {
  const { rows } = await db.execute<{ id: string; firstName: string; lastName: string; email: string | null }>(sql`
    select students.id, students.first_name as "firstName", students.last_name as "lastName", students.email
    from registration_students seats join students on students.id = seats.student_id
    where seats.session_id = ${session} and seats.held`)
  return rows
}

/** Signs half a day for whoever types their own name; somebody who signed before has signed. */
async function signDoor(context: ApiContext, ticket: string, { name }: InferType<typeof newPresence>) {
  const { isOver, session: id, ...half } = readTicket(ticket, context)
  if (isOver) throw invalid('name', 'error.doorEnded')
  const subject = { account: id, address: context.address }
  await attemptsSoFar(context.pool, 'door-name', subject)
  const found = (await seatedIn(context.db, id)).filter((one) => isNameOf(name, one))
  const [one, other] = found
  if (!one) {
    await countAttempt(context.pool, 'door-name', subject)
    throw invalid('name', 'error.notExpected')
  }
  if (other) throw invalid('name', 'error.severalExpected')
  await context.db.transaction(async (tx) => {
    await lock(tx, { sessions: [id] })
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, id))
    if (!session || session.canceledAt) throw new ApiError('NOT_FOUND')
    if (!(await seatedIn(tx, id)).some((seated) => seated.id === one.id)) throw invalid('name', 'error.notExpected')
    const people = [{ student: one.id, present: true }]
    await signPresence(tx, session, { half, signer: 'participant', way: 'door', people })
  })
  return showPresence(context, ticket)
}

type Shown = InferType<typeof trainerDoor>

/** When somebody signed last, by who signs. */
const signedBy = (signer: 'participant' | 'trainer') => sql`
  (select ${instantOf(sql`max(signed.signed_at)`)} from presence_signatures signed where signed.session_id = seats.session_id
    and signed.student_id = seats.student_id and signed.day = ${sql.placeholder('day')}::date
    and signed.half = ${sql.placeholder('half')} and signed.signer = ${sql.raw(`'${signer}'`)})`

const doorPeople = preparedFor((db) =>
  prepareSql<Shown['participants'][number]>(
    db,
    sql`
    select students.id as "_id", students.first_name as "firstName", students.last_name as "lastName",
      case when noted.morning is null and noted.afternoon is null then noted.present
        when ${sql.placeholder('half')} = 'morning' then noted.morning else noted.afternoon end as present,
      ${signedBy('participant')} as "signedAt", ${signedBy('trainer')} as "trainerSignedAt"
    from registration_students seats join students on students.id = seats.student_id
    left join attendances noted on noted.session_id = seats.session_id and noted.student_id = seats.student_id
      and noted.day = ${sql.placeholder('day')}::date
    where seats.session_id = ${sql.placeholder('id')} and seats.held order by students.sort_name, students.id`,
  ),
)

/** Half a day as its trainer sees it: the code while the day lasts, and who signed. */
async function showDoor(context: ApiContext, session: string, half: LessonHalf): Promise<Shown> {
  const [found] = await context.db
    .select({ course: courses.title, schedule: sessions.schedule, language: languages.code })
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(languages, eq(languages.id, sessions.languageId))
    .where(eq(sessions.id, session))
  if (!found) throw new ApiError('NOT_FOUND')
  if (!lessonHalves(found.schedule).some((one) => one.day === half.day && one.half === half.half))
    throw new ApiError('NOT_FOUND')
  const now = new Date()
  const window = doorWindow(now)
  const isToday = half.day === brusselsDay(now)
  const code = isToday ? codeOf({ ...half, session }, window, context) : null
  const address = context.publicUrl() + localePath(presencePath(), asLocale(found.language))
  return {
    ...half,
    course: found.course,
    code,
    changesAt: new Date((window + 1) * doorSeconds * 1000).toISOString(),
    address,
    qrCode: code === null ? null : qrCodeOf(`${address}?code=${code}`),
    isToCome: half.day > brusselsDay(now),
    participants: await doorPeople(context.db)({ id: session, ...half }),
  }
}

/** A trainer signs who was there in half a day, and that the others were not; again where something of it changed. */
async function signTaught(context: ApiContext, token: string, { students: present, ...half }: NewTaughtHalf) {
  const { session: id, trainer } = await openLink(context, token)
  await context.db.transaction(async (tx) => {
    await lock(tx, { sessions: [id] })
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, id))
    if (!session) throw new ApiError('NOT_FOUND')
    assertLessonDay(session, half.day)
    if (!lessonHalves(session.schedule).some((one) => one.day === half.day && one.half === half.half))
      throw invalid('half', 'error.notOnSchedule')
    const seated = await seatedIn(tx, id)
    const there = new Set(present.map((one) => one.toLowerCase()))
    if ([...there].some((one) => !seated.some(({ id: of }) => of === one)))
      throw invalid('students', 'error.notRegistered')
    const people = seated.map(({ id: student }) => ({ student, present: there.has(student) }))
    await signPresence(tx, session, { half, signer: 'trainer', way: 'list', people, by: trainer.name })
  })
  return showDoor(context, id, half)
}

const token = [pathParameter('token', 'What stands in the link of the mail.')]

/** What the link of a trainer does at the door. */
export const trainerDoorRoutes = routes(
  get('/:token/door', {
    id: 'trainerDoor',
    summary: 'The code at the door of half a day, and who signed it',
    description:
      'A code that changes every 30 seconds, on the day itself, with a picture of it for cameras; who is expected, what is noted of them and when they and the trainer signed.',
    access: 'everyone',
    parameters: [
      ...token,
      required(queryParameter('day', 'string', 'A day of the session, YYYY-MM-DD.')),
      required(queryParameter('half', 'string', 'Which half of the day: `morning` or `afternoon`.')),
    ],
    response: trainerDoor,
    async run(context, { params, query }) {
      const { session } = await openLink(context, params.token)
      return showDoor(context, session, await readQuery(doorQuery, firstOf(query)))
    },
  }),
  post('/:token/signatures', {
    id: 'signTaught',
    summary: 'A trainer signs half a day',
    description:
      'Signs that the participants named were there in half a day, and that the others of the session were not; what was signed is noted as attendance. Signing again adds what changed; nothing that was signed is changed.',
    access: 'everyone',
    failures: ['NOT_FOUND'],
    parameters: token,
    response: trainerDoor,
    body: newTaughtHalf,
    run: (context, { params, body }) => signTaught(context, params.token, body),
  }),
)

const ticket = [pathParameter('ticket', 'What a right code opened.')]

/** Signing at the door, without an account. */
export const presenceRoutes = routes(
  post('/', {
    id: 'openPresence',
    summary: 'Takes the code at the door',
    description:
      'Takes the code that stands at the door of half a day now, or stood there in the 30 seconds before, and gives a ticket to sign with for five minutes.',
    access: 'everyone',
    response: openedDoor,
    body: doorCode,
    run: (context, { body }) => openDoor(context, body),
  }),
  get('/:ticket', {
    id: 'presence',
    summary: 'What a ticket signs',
    description: 'The course, the day and the half of it; nobody’s name. 404 once its five minutes are over.',
    access: 'everyone',
    parameters: ticket,
    response: presence,
    run: (context, { params }) => showPresence(context, params.ticket),
  }),
  post('/:ticket', {
    id: 'signPresence',
    summary: 'Signs half a day at the door',
    description:
      'Signs for the participant of the session whose whole name or e-mail address is typed, once however often it is sent, and notes them as present. Whoever is not expected there is 400.',
    access: 'everyone',
    failures: ['NOT_FOUND'],
    parameters: ticket,
    response: presence,
    body: newPresence,
    run: (context, { params, body }) => signDoor(context, params.ticket, body),
  }),
)
