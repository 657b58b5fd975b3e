import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { array } from 'yup'
import { roomAvailabilityQuery } from '../../../schemas/room.ts'
import { type NewTrainerAbsence, newTrainerAbsence, trainerPeriod } from '../../../schemas/trainer-calendar.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { courses, locations, sessions, trainerAbsences, trainers, users } from '../../db/tables.ts'
import { brusselsInstant, plusDays } from '../../domain/days.ts'
import { worksAs } from '../../domain/visitor.ts'
import {
  type ApiContext,
  ApiError,
  callerOf,
  del,
  desk,
  firstOf,
  get,
  idParameter,
  instantOf,
  invalid,
  lock,
  post,
  queryParameter,
  readQuery,
  required,
  routes,
  trainersThemselves,
  uuidPattern,
} from '../platform/index.ts'
import { teaching } from './lessons.ts'

/** A trainer who does not plan sees and changes what is their own; undefined for who plans. */
function onlyTrainer(context: ApiContext): string | null | undefined {
  const caller = callerOf(context)
  return worksAs(caller, desk) ? undefined : (caller.trainer ?? null)
}

const isOthers = (own: string | null | undefined, trainer: string) => own !== undefined && own !== trainer

/** Every trainer, by name, with the hours they teach in a period and when they cannot come. */
async function listTrainerPeriods(context: ApiContext, given: Record<string, string>) {
  const { db } = context
  const own = onlyTrainer(context)
  const { from, to } = await readQuery(roomAvailabilityQuery, given)
  const [begin, end] = [brusselsInstant(from, '00:00'), brusselsInstant(plusDays(to, 1), '00:00')]
  const everybody = await db
    .select({ _id: trainers.id, name: trainers.name })
    .from(trainers)
    .where(own === undefined ? undefined : own ? eq(trainers.id, own) : sql`false`)
    .orderBy(asc(trainers.name), asc(trainers.id))
  const { rows: lessons } = await db.execute<{
    trainer: string
    session: string
    start: string
    end: string
    title: { nl: string; en: string | null; fr: string | null }
    place: { nl: string; en: string | null; fr: string | null }
  }>(sql`
    select lesson.trainer_id as trainer, ${sessions.id} as session, ${instantOf(sql`lesson.starts_at`)} as start,
      ${instantOf(sql`lesson.ends_at`)} as "end", ${courses.title} as title, ${locations.name} as place
    from ${sessions} join ${courses} on ${courses.id} = ${sessions.courseId}
    join ${locations} on ${locations.id} = ${sessions.locationId} cross join lateral (${teaching}) lesson
    where ${sessions.canceledAt} is null and ${sessions.endDate} > ${begin.toISOString()}
      and ${sessions.startDate} < ${end.toISOString()}
      and lesson.ends_at > ${begin.toISOString()} and lesson.starts_at < ${end.toISOString()}
    order by lesson.starts_at, ${sessions.id}`)
  const absences = await db
    .select({
      trainer: trainerAbsences.trainerId,
      _id: trainerAbsences.id,
      fromDay: trainerAbsences.fromDay,
      untilDay: trainerAbsences.untilDay,
      fromTime: trainerAbsences.fromTime,
      untilTime: trainerAbsences.untilTime,
      reason: trainerAbsences.reason,
      by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(trainerAbsences)
    .leftJoin(users, eq(users.id, trainerAbsences.createdBy))
    .where(and(gte(trainerAbsences.untilDay, from), lte(trainerAbsences.fromDay, to)))
    .orderBy(asc(trainerAbsences.fromDay), asc(trainerAbsences.id))
  return everybody.map((trainer) => ({
    ...trainer,
    lessons: lessons.flatMap(({ trainer: whose, ...lesson }) => (whose === trainer._id ? [lesson] : [])),
    absences: absences.flatMap(({ trainer: whose, ...absence }) => (whose === trainer._id ? [absence] : [])),
  }))
}

/** Notes that a trainer cannot come; what they were to teach then stays, and its session says so. Who plans with them meanwhile waits. */
async function createAbsence(
  context: ApiContext,
  { trainer: trainerId, reason, fromTime, untilTime, ...days }: NewTrainerAbsence,
) {
  const { userId: createdBy } = callerOf(context)
  if (isOthers(onlyTrainer(context), trainerId.toLowerCase())) throw invalid('trainer', 'error.choice')
  await context.db.transaction(async (tx) => {
    await lock(tx, { trainers: [trainerId] })
    if ((await tx.$count(trainers, eq(trainers.id, trainerId))) === 0) throw invalid('trainer', 'error.choice')
    const times = { fromTime: fromTime ?? null, untilTime: untilTime ?? null }
    const row = { trainerId, ...days, ...times, reason: reason ?? null, createdBy }
    const [made] = await tx.insert(trainerAbsences).values(row).returning()
    if (made) await recordAbsence(tx, made, 'made', createdBy)
  })
  const found = await listTrainerPeriods(context, { from: days.fromDay, to: days.fromDay })
  return found.filter(({ _id }) => _id === trainerId)
}

async function deleteAbsence(context: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const { userId } = callerOf(context)
  await context.db.transaction(async (tx) => {
    const [gone] = await tx.delete(trainerAbsences).where(eq(trainerAbsences.id, id)).returning()
    if (!gone || isOthers(onlyTrainer(context), gone.trainerId)) throw new ApiError('NOT_FOUND')
    await recordAbsence(tx, gone, 'removed', userId)
  })
}

type Absence = Pick<typeof trainerAbsences.$inferSelect, 'id' | 'trainerId' | 'fromDay' | 'untilDay'>

/** The journal names it by whose it is and its days, also when it is gone; why they cannot come is not its business. */
const recordAbsence = (
  tx: Transaction,
  { id, trainerId, fromDay, untilDay }: Absence,
  to: 'made' | 'removed',
  userId: string,
) => recordStateChange(tx, 'trainerAbsence', id, { to, reason: `${trainerId} ${fromDay} ${untilDay}`, userId })

/** Who plans, and each trainer for themselves. */
const planning = [...desk, ...trainersThemselves]

const several = array(trainerPeriod.required()).required()

export const trainerCalendarRoutes = routes(
  get('/', {
    id: 'trainerCalendar',
    summary: 'Who teaches when, and who cannot come',
    description:
      'Every trainer by name, with the hours they teach in a period, and the days or hours at which they cannot come; trainers get themselves alone. Canceled sessions are left out.',
    access: planning,
    parameters: [
      required(queryParameter('from', 'string', 'The first day, YYYY-MM-DD.')),
      required(queryParameter('to', 'string', 'The last day, at most 61 days later.')),
    ],
    response: several,
    run: (context, { query }) => listTrainerPeriods(context, firstOf(query)),
  }),
  post('/absences', {
    id: 'createTrainerAbsence',
    summary: 'Notes that a trainer cannot come on some days, or at some hours of them',
    description:
      'From then on planning with them then is asked about first; with `fromTime` and `untilTime` it is only between these hours of each of the days. What they were to teach then stays, and its session says so. Trainers note their own. Answers what they do on the first of these days.',
    access: planning,
    response: several,
    status: 201,
    body: newTrainerAbsence,
    run: (context, { body }) => createAbsence(context, body),
  }),
  del('/absences/:id', {
    id: 'deleteTrainerAbsence',
    summary: 'Notes that a trainer can come after all',
    description: 'Takes the absence away, all of its days. Of another trainer, a trainer gets 404.',
    access: planning,
    parameters: [idParameter('The id of the absence.')],
    run: (context, { params }) => deleteAbsence(context, params.id),
  }),
)
