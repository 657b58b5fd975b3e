import { eq, or, sql } from 'drizzle-orm'
import { array } from 'yup'
import { bundledTexts } from '../../../locales/texts.ts'
import { seriesClash, seriesQuestion, sessionPlanning } from '../../../schemas/session-editing.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import {
  acceptedClashes,
  courses,
  sessions,
  sessionTrainers,
  trainerAbsences,
  trainers,
  users,
} from '../../db/tables.ts'
import { plusDays } from '../../domain/days.ts'
import { formatClocks } from '../../domain/format.ts'
import { formatDays } from '../../domain/format-days.ts'
import { inLocale, type Locale, type Localized, perLocale } from '../../domain/locales.ts'
import { planSeries } from '../../domain/sessions.ts'
import {
  type ApiContext,
  ApiError,
  callerOf,
  desk,
  firstOf,
  get,
  idParameter,
  instantOf,
  jsonList,
  lock,
  preparedFor,
  prepareSql,
  queryParameter,
  readQuery,
  required,
  routes,
} from '../platform/index.ts'
import { assertNoClash, findRoomClashes, type Hours, metOf, type PlacedClash, spanOf } from '../rooms/index.ts'
import { type Lesson, lessonsOf, teaching } from './lessons.ts'

interface Wanted {
  lessons: readonly Lesson[]
  roomType: string | null | undefined
  hours: Hours
  /** The session that is planned, once there is one. */
  session?: string
}

interface TrainerRow extends Record<string, unknown> {
  kind: 'session' | 'absence'
  id: string
  title: Partial<Localized> | null
  reason: string | null
  trainers: string[]
  names: string
  days: string[]
  /** Of an absence that is not of whole days. */
  times: [string, string] | null
  met: (string[] | null)[]
}

function nameOf({ title, reason, names, days, times }: TrainerRow): Localized {
  function nameIn(locale: Locale) {
    const about = title
      ? inLocale(title, locale)
      : [bundledTexts[locale]['panel-trainers'].away, reason].filter(Boolean).join(', ')
    const hours = times && formatClocks(...times, locale)
    return `${names}: ${[about ?? '', formatDays(days, locale), hours].filter((part) => part !== null).join(', ')}`
  }
  return perLocale(nameIn)
}

/** The first and the last day of an absence, and those between. */
function daysBetween([first = '', last = '']: string[]) {
  const days: string[] = []
  for (let day = first; day <= last; day = plusDays(day, 1)) days.push(day)
  return days
}

type Taught = Pick<Wanted, 'lessons' | 'session'>

/** What trainers teach at these hours already, wherever that is, and when they cannot come. */
async function trainerClashRows(db: Executor, { lessons, session: except }: Taught): Promise<TrainerRow[]> {
  const span = spanOf(lessons)
  if (!span) return []
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb) wanted (trainer uuid, "start" timestamptz, "end" timestamptz)`
  const brussels = (instant: 'start' | 'end') => sql.raw(`(wanted."${instant}" at time zone 'Europe/Brussels')`)
  const isAway = sql`wanted.trainer = ${trainerAbsences.trainerId}
    and ${brussels('start')}::date <= ${trainerAbsences.untilDay} and ${brussels('end')}::date >= ${trainerAbsences.fromDay}
    and (${trainerAbsences.fromTime} is null or (${brussels('start')}::time < ${trainerAbsences.untilTime}::time
      and ${brussels('end')}::time > ${trainerAbsences.fromTime}::time))`
  const { rows } = await db.execute<TrainerRow>(sql`
    select 'session' as kind, ${sessions.id} as id, ${courses.title} as title, null as reason,
      json_agg(distinct ${trainers.id}) as trainers, string_agg(distinct ${trainers.name}, ', ') as names,
      json_agg(lesson.starts_at order by lesson.starts_at) as days, null as times,
      json_agg((select json_agg(wanted."start") from ${wanted} where wanted.trainer = lesson.trainer_id
        and wanted."start" < lesson.ends_at and wanted."end" > lesson.starts_at)) as met
    from ${sessions} join ${courses} on ${courses.id} = ${sessions.courseId}
    cross join lateral (${teaching}) lesson join ${trainers} on ${trainers.id} = lesson.trainer_id
    where ${sessions.canceledAt} is null and ${sessions.endDate} > ${span.start} and ${sessions.startDate} < ${span.end}
      and ${except ? sql`${sessions.id} <> ${except}` : sql`true`}
      and exists (select from ${wanted} where wanted.trainer = lesson.trainer_id
        and wanted."start" < lesson.ends_at and wanted."end" > lesson.starts_at)
    group by ${sessions.id}, ${courses.title}
    union all
    select 'absence', ${trainerAbsences.id}, null, ${trainerAbsences.reason},
      json_build_array(${trainers.id}), ${trainers.name},
      json_build_array(${trainerAbsences.fromDay}, ${trainerAbsences.untilDay}),
      case when ${trainerAbsences.fromTime} is not null
        then json_build_array(${trainerAbsences.fromTime}, ${trainerAbsences.untilTime}) end,
      json_build_array((select json_agg(wanted."start") from ${wanted} where ${isAway}))
    from ${trainerAbsences} join ${trainers} on ${trainers.id} = ${trainerAbsences.trainerId}
    where exists (select from ${wanted} where ${isAway})
    order by 1, 2`)
  return rows
}

/** Those of the trainers who teach elsewhere at these hours, or cannot come. */
export const takenTrainers = async (db: Executor, taught: Taught): Promise<Set<string>> =>
  new Set((await trainerClashRows(db, taught)).flatMap((row) => row.trainers))

async function findTrainerClashes(db: Executor, taught: Taught): Promise<PlacedClash[]> {
  return (await trainerClashRows(db, taught)).map((row) => {
    const days = row.kind === 'absence' ? daysBetween(row.days) : row.days
    return { place: 'trainer', kind: row.kind, id: row.id, name: nameOf({ ...row, days }), met: metOf(row.met) }
  })
}

async function findClashes(db: Executor, wanted: Wanted): Promise<PlacedClash[]> {
  const { roomType, hours, session } = wanted
  const ofTrainers = await findTrainerClashes(db, wanted)
  const ofRoom = roomType ? await findRoomClashes(db, { roomType, hours, except: session }) : []
  return [...ofTrainers, ...ofRoom.map((clash) => ({ ...clash, place: 'room' as const }))]
}

/** 409 where trainer or room are taken at one of those hours, unless that is accepted. Who plans with them meanwhile waits. */
export async function assertNoClashes(tx: Transaction, wanted: Wanted, accepting: Parameters<typeof assertNoClash>[1]) {
  const { lessons, roomType } = wanted
  await lock(tx, { trainers: lessons.map(({ trainer }) => trainer), roomTypes: roomType ? [roomType] : [] })
  assertNoClash(await findClashes(tx, wanted), accepting)
}

/** Writes down who accepted what a session clashes with by now; what somebody accepted before stays theirs. */
export async function recordAccepted(context: ApiContext, tx: Transaction, session: string, wanted: Wanted) {
  const acceptedBy = callerOf(context).userId
  const clashes = await findClashes(tx, { ...wanted, session })
  if (clashes.length === 0) return
  const rows = clashes.map(({ place, id: otherId }) => ({ sessionId: session, place, otherId, acceptedBy }))
  await tx.insert(acceptedClashes).values(rows).onConflictDoNothing()
}

/** Who accepted a clash of the session, on its own side or on that of the other. */
const acceptedOf = (db: Executor, session: string) =>
  db
    .select({
      place: acceptedClashes.place,
      other: sql<string>`case when ${acceptedClashes.sessionId} = ${session} then ${acceptedClashes.otherId} else ${acceptedClashes.sessionId} end`,
      by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      at: instantOf(acceptedClashes.acceptedAt),
    })
    .from(acceptedClashes)
    .leftJoin(users, eq(users.id, acceptedClashes.acceptedBy))
    .where(or(eq(acceptedClashes.sessionId, session), eq(acceptedClashes.otherId, session)))

interface Planned extends Record<string, unknown> {
  trainer: string | null
  schedule: { start: string; end: string }[]
  isCanceled: boolean
  roomType: string | null
  roomName: Localized | null
  written: { _id: string; name: string; start: string; end: string }[]
}

const planningById = preparedFor((db) =>
  prepareSql<Planned>(
    db,
    sql`
    select ${sessions.trainerId} as trainer, ${sessions.schedule} as schedule,
      ${sessions.canceledAt} is not null as "isCanceled", room.id as "roomType", room.name as "roomName",
      ${jsonList(sql`
        select json_agg(json_build_object('_id', ${trainers.id}, 'name', ${trainers.name},
          'start', ${instantOf(sessionTrainers.startsAt)}, 'end', ${instantOf(sessionTrainers.endsAt)})
          order by ${sessionTrainers.startsAt}, ${trainers.name})
        from ${sessionTrainers} join ${trainers} on ${trainers.id} = ${sessionTrainers.trainerId}
        where ${sessionTrainers.sessionId} = ${sessions.id}`)} as written
    from ${sessions} left join lateral (
      select room_types.id, room_types.name from room_uses join room_types on room_types.id = room_uses.room_type_id
      where room_uses.session_id = ${sessions.id} limit 1) room on true
    where ${sessions.id} = ${sql.placeholder('id')}`,
  ),
)

async function getPlanning({ db }: ApiContext, id: string) {
  const [planned] = await planningById(db)({ id })
  if (!planned) throw new ApiError('NOT_FOUND')
  const { trainer, schedule: hours, isCanceled, roomType, roomName, written } = planned
  const others = written.map(({ _id, start, end }) => ({ trainer: _id, start, end }))
  const lessons = lessonsOf(trainer, hours, others)
  const clashes = isCanceled ? [] : await findClashes(db, { session: id, lessons, roomType, hours })
  const accepted = clashes.length > 0 ? await acceptedOf(db, id) : []
  return {
    roomType,
    roomName,
    trainers: written,
    clashes: clashes.map(({ place, kind, id: other, name }) => {
      const known = accepted.find((one) => one.place === place && one.other === other)
      return { _id: other, place, kind, name, acceptedBy: known?.by ?? null, acceptedAt: known?.at ?? null }
    }),
  }
}

/** What the sessions of a series would clash with, as they would be asked about. */
async function listSeriesClashes({ db }: ApiContext, given: Record<string, string>) {
  const { trainer, roomType, ...series } = await readQuery(seriesQuestion, given)
  const { sessions: planned } = planSeries(series)
  const hours = planned.flatMap(({ schedule }) => schedule)
  const firstOf = new Map(
    planned.flatMap(({ first, schedule }) => schedule.map((part) => [Date.parse(part.start), first])),
  )
  const clashes = await findClashes(db, { lessons: lessonsOf(trainer, hours), roomType, hours })
  return clashes.map(({ id, met, ...clash }) => ({
    ...clash,
    _id: id,
    days: [...new Set(met.flatMap((start) => firstOf.get(Date.parse(start)) ?? []))].toSorted(),
  }))
}

export const sessionPlanningRoutes = routes(
  get('/series/clashes', {
    id: 'seriesClashes',
    summary: 'What a series would clash with',
    description:
      'The sessions, bookings, open quotations, own use and absences that the sessions of a series would meet, before they are planned, with the first days of those that do.',
    access: desk,
    parameters: [
      required(queryParameter('firstDay', 'string', 'The first day, YYYY-MM-DD.')),
      required(queryParameter('from', 'string', 'When each day begins in Brussels, HH:MM.')),
      required(queryParameter('until', 'string', 'When each day ends.')),
      required(queryParameter('everyWeeks', 'integer', 'Every how many weeks.')),
      required(queryParameter('times', 'integer', 'How many sessions.')),
      required(queryParameter('days', 'integer', 'How many days each takes.')),
      queryParameter('skip', 'string', 'The first days that are left out, with commas between them.'),
      queryParameter('moved', 'string', 'The first days that move: 2027-01-14:2027-01-15, with commas between them.'),
      queryParameter('trainer', 'string', 'The id of the trainer.'),
      queryParameter('roomType', 'string', 'The id of a room of the house.'),
    ],
    response: array(seriesClash.required()).required(),
    run: (context, { query }) => listSeriesClashes(context, firstOf(query)),
  }),
  get('/:id/planning', {
    id: 'sessionPlanning',
    summary: 'The room and trainers of a session, and what it clashes with',
    description:
      'Which of the house’s rooms a session has, the hours of trainers who do not teach all of it, and the sessions, bookings, open quotations and own use that meet it in its room, or with its trainers as their absences do, with who accepted that.',
    access: desk,
    parameters: [idParameter('The id of the session.')],
    response: sessionPlanning,
    run: (context, { params }) => getPlanning(context, params.id),
  }),
)
