import { eq, sql } from 'drizzle-orm'
import { array } from 'yup'
import { bundledTexts } from '../../../locales/texts.ts'
import {
  type AttendanceMarks,
  attendanceMarked,
  attendanceMarks,
  certificatesGiven,
  sessionEvent,
  sessionParticipant,
} from '../../../schemas/session-desk.ts'
import { courses, languages, locations, sessions, trainers } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { inLocale, type Localized } from '../../domain/locales.ts'
import { type SessionDecision, sessionStateOf } from '../../domain/sessions.ts'
import { decision, fromPlannedSessions, plannedSessionFilters } from '../catalogue/index.ts'
import { assertLessonDay, giveCertificate, noteAttendance } from '../people/index.ts'
import {
  type ApiContext,
  ApiError,
  contextOf,
  csvRoute,
  desk,
  filterParameters,
  get,
  idParameter,
  instantOf,
  invalid,
  localeParameter,
  lock,
  orderBy,
  post,
  preparedFor,
  prepareSql,
  put,
  readFilters,
  readLocale,
  readSort,
  routes,
  sendPdf,
  sortParameter,
} from '../platform/index.ts'
import { conditionsOfSessions, getSession, plannedSessionSort, plannedSessionSorts } from '../registrations/index.ts'
import { listParticipants, participantsOf, printAttendanceSheet } from './session-participants.ts'

type Row = {
  title: Localized
  start: string
  end: string
  place: Localized
  room: string | null
  language: string
  trainer: string | null
  registrationCount: number
  capacity: number
  minimum: number | null
  decision: SessionDecision | null
}

const sessionFile = csvRoute<Row>({
  id: 'sessionExport',
  summary: 'Sessions as a CSV file',
  description: 'The sessions that fit the filters, in the order asked for, a line each.',
  access: desk,
  parameters: [
    sortParameter(plannedSessionSorts, plannedSessionSort),
    localeParameter('The language of what stands in it'),
    ...filterParameters(plannedSessionFilters),
  ],
  async rows({ db }, query) {
    const sorts = readSort(query, plannedSessionSorts, plannedSessionSort)
    const order = orderBy(sorts, plannedSessionFilters, sessions.id, readLocale(query))
    const { rows } = await db.execute<Row>(sql`
      select ${courses.title} as title, ${sessions.startDate} as start, ${sessions.endDate} as "end",
        ${locations.name} as place, ${sessions.room} as room, ${languages.code} as language, ${trainers.name} as trainer,
        ${sessions.seatsTaken} as "registrationCount", ${sessions.capacity} as capacity, ${sessions.minimum} as minimum,
        ${decision} as decision
      from ${fromPlannedSessions} where ${conditionsOfSessions(query, ['sort', 'locale'])}
      order by ${sql.join(order, sql`, `)}`)
    return rows
  },
  name: { nl: 'sessies', en: 'sessions', fr: 'sessions' },
  columns(locale) {
    const t = bundledTexts[locale]['panel-sessions']
    const day = (instant: string) => brusselsDay(new Date(instant))
    return [
      { key: 'course', heading: t.course, cell: ({ title }) => inLocale(title, locale) ?? '' },
      { key: 'startDate', heading: t.firstDay, cell: ({ start }) => day(start) },
      { key: 'startDate', heading: t.lastDay, cell: ({ end }) => day(end) },
      { key: 'place', heading: t.place, cell: ({ place }) => inLocale(place, locale) ?? '' },
      { key: 'room', heading: t.room, cell: ({ room }) => room ?? '' },
      { key: 'language', heading: t.language, cell: ({ language }) => language },
      { key: 'trainer', heading: t.trainer, cell: ({ trainer }) => trainer ?? '' },
      { key: 'registrationCount', heading: t.registered, cell: ({ registrationCount: taken }) => String(taken) },
      { key: 'registrationCount', heading: t.capacity, cell: ({ capacity }) => String(capacity) },
      { key: 'minimum', heading: t.minimum, cell: ({ minimum }) => String(minimum ?? '') },
      { key: 'state', heading: t.state, cell: (row) => t.states[sessionStateOf(row)] },
    ]
  },
})

/** Writes down who was there on one day or half of it, over what stood there; who was named none, all who have no mark yet. */
function markAttendance({ db, user }: ApiContext, sessionId: string, marks: AttendanceMarks) {
  const { day, half, present, students } = marks
  const named = students && [...new Set(students.map((student) => student.toLowerCase()))]
  return db.transaction(async (tx) => {
    await lock(tx, { sessions: [sessionId] })
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId))
    if (!session) throw new ApiError('NOT_FOUND')
    assertLessonDay(session, day)
    const { rows } = await tx.execute<{ id: string }>(sql`select student_id as id from registration_students
      where session_id = ${sessionId} and held
      ${named ? sql`and student_id in ${named.length > 0 ? named : [null]}` : sql``}`)
    if (named && rows.length < named.length) throw invalid('students', 'error.notRegistered')
    const noted = { students: rows.map(({ id }) => id), day, half, present, onlyNew: !named }
    return { marked: await noteAttendance(tx, session, noted, user?.userId) }
  })
}

/** The latest of them: a session of many days has a mark for each participant on each. */
const mostShown = 200

const eventsOf = preparedFor((db) => {
  const id = sql.placeholder('id')
  return prepareSql(
    db,
    sql`
    with records as (
      select 'attendance' as entity, id, student_id from attendances where session_id = ${id}
      union all select 'result', id, student_id from results where session_id = ${id}
      union all select 'certificate', id, student_id from certificates where session_id = ${id}
      union all select 'session', ${id}::uuid, null)
    select changes.entity as what, changes.to,
      case when changes.to like '%-removed' then concat_ws(', ', students.first_name || ' ' || students.last_name, changes."from")
        when changes.to like '%-material' then coalesce(changes.differences->'material'->>1, changes.differences->'material'->>0)
        else coalesce(students.first_name || ' ' || students.last_name, changes.reason) end as about,
      ${instantOf(sql.raw('changes.created_at'))} as at, coalesce(users.first_name || ' ' || users.last_name,
        case when changes.entity in ('attendance', 'result') or changes.to like '%-material'
          or changes.to in ('trainer-request-accepted', 'trainer-request-declined') then changes.reason end) as by
    from records join state_changes changes on changes.entity = records.entity and changes.entity_id = records.id
    left join students on students.id = coalesce(records.student_id,
      case when changes.to like '%-removed' then changes.reason::uuid end)
    left join users on users.id = changes.user_id
    order by changes.created_at desc, changes.id limit ${mostShown}`,
  )
})

/** Who did what with a session and the records of its participants, the latest first. */
async function listSessionHistory(context: ApiContext, id: string) {
  const rows = await eventsOf(context.db)({ id })
  if (rows.length === 0) await getSession(context, id)
  return rows
}

/** Gives a certificate to everybody in an ended session who earned one and has none; all of them or nobody. */
export const giveCertificates = (context: ApiContext, sessionId: string) =>
  context.db.transaction(async (tx) => {
    // Two who press at once go one after the other, and the second finds nobody left.
    await lock(tx, { sessions: [sessionId] })
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId))
    if (!session) throw new ApiError('NOT_FOUND')
    if (session.endDate > new Date()) throw new ApiError('SESSION_NOT_ENDED')
    const without = (await participantsOf(tx, sessionId)).filter(({ certificate }) => !certificate)
    const earned = without.filter(({ obstacle }) => !obstacle)
    for (const { student } of earned) await giveCertificate(context, tx, { student, session: sessionId })
    return { given: earned.length, withheld: without.length - earned.length }
  })

const parameters = [idParameter('The id of the session.')]

export const sessionDeskRoutes = routes(
  sessionFile,
  get('/:id/participants', {
    id: 'sessionParticipants',
    summary: 'Who has a seat in a session',
    description:
      'Everybody who has a seat in a session, by name: by which registration and how that is paid, on which days they were there, their result and their certificate.',
    access: desk,
    parameters,
    response: array(sessionParticipant.required()).required(),
    run: (context, { params }) => listParticipants(context, params.id),
  }),
  get('/:id/history', {
    id: 'sessionHistory',
    summary: 'What was done with a session',
    description:
      'Who changed what of a session and of its participants’ records and when, the latest first, 200 at most.',
    access: desk,
    parameters,
    response: array(sessionEvent.required()).required(),
    run: (context, { params }) => listSessionHistory(context, params.id),
  }),
  get('/:id/attendance-sheet', {
    id: 'attendanceSheet',
    summary: 'The list that participants sign, as a PDF',
    description: 'A row a participant and a column a day, to sign.',
    access: desk,
    parameters: [...parameters, localeParameter('The language it is in')],
    bytes: 'application/pdf',
    respond: async (c) => {
      const query = c.req.queries()
      readFilters(query, {}, ['locale'])
      const locale = readLocale(query)
      return sendPdf(c, await printAttendanceSheet(contextOf(c), c.req.param('id'), locale))
    },
  }),
  put('/:id/attendances', {
    id: 'markAttendance',
    summary: 'Writes down who was there on one day, or half of it',
    description:
      'Writes down whether participants were there on one day of a session, or in one `half` of it, over what stood there. Without `students`: for everybody of whom nothing is written down for that.',
    access: desk,
    parameters,
    response: attendanceMarked,
    body: attendanceMarks,
    run: (context, { params, body }) => markAttendance(context, params.id, body),
  }),
  post('/:id/certificates', {
    id: 'giveCertificates',
    summary: 'Gives a certificate to everybody who earned one',
    description:
      'Gives a certificate to every participant of an ended session who earned one and has none; all of them get a mail.',
    access: desk,
    failures: ['SESSION_NOT_ENDED'],
    parameters,
    response: certificatesGiven,
    run: (context, { params }) => giveCertificates(context, params.id),
  }),
)
