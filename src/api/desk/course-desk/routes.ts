import { asc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { array } from 'yup'
import { courseChoices, courseEvent } from '../../../../schemas/course-desk.ts'
import { notifyTags } from '../../../db/notifications.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { courses, sessions, themes, trainers } from '../../../db/tables.ts'
import { getCourse } from '../../catalogue/index.ts'
import {
  type ApiContext,
  type ApiEnv,
  ApiError,
  anyCourse,
  anySession,
  contextOf,
  editors,
  instantOf,
  lock,
  operation,
  pathParameter,
  staff,
  tagOf,
  uuidPattern,
} from '../../platform/index.ts'
import { closeWaitingList } from '../../registrations/index.ts'
import { deskCourseList } from './list-desk-courses.ts'

/** A course goes with its sessions; 409 once anybody was registered for one of them. Who waits for a seat hears of it. */
async function deleteCourse(context: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await context.db.transaction(async (tx) => {
    // Before what a search reads of the course, as whoever takes its last seat has them: so neither waits for the other.
    const planned = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.courseId, id))
      .orderBy(sessions.id)
    await lock(tx, { sessions: planned.map((session) => session.id), courses: [id] })
    for (const session of planned) await closeWaitingList(context, tx, session.id)
    const [gone] = await tx.delete(courses).where(eq(courses.id, id)).returning({ title: courses.title })
    if (!gone) throw new ApiError('NOT_FOUND')
    const change = { entity: 'course', entityId: id, from: null, to: 'removed', reason: gone.title.nl } as const
    await recordStateChange(tx, { ...change, userId: context.user?.userId })
    // Reviews of the course stay, of no course.
    const changed = [tagOf.course(id), tagOf.sessionsOf(id), ...planned.map((session) => tagOf.session(session.id))]
    await notifyTags(tx, [...changed, anyCourse, anySession, 'courses', 'sessions', 'reviews'])
  })
}

const mostShown = 200

/** Who did what with a course, and which sessions came and went, the latest first; one that was removed has its own too. */
async function listCourseHistory(context: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const { rows } = await context.db.execute(sql`
    with records as (
      select 'course' as entity, ${id}::uuid as id, null::uuid as session, null::text as starts
      union all select 'session', id, id, ${instantOf(sql.raw('start_date'))} from sessions where course_id = ${id})
    select changes.to, coalesce(records.starts, changes.reason) as about, records.session,
      ${instantOf(sql.raw('changes.created_at'))} as at, users.first_name || ' ' || users.last_name as by
    from records join state_changes changes on changes.entity = records.entity and changes.entity_id = records.id
    left join users on users.id = changes.user_id
    where changes.entity = 'course' or changes.to in ('planned', 'canceled')
    order by changes.created_at desc, changes.id limit ${mostShown}`)
  if (rows.length === 0) await getCourse(context, id)
  return rows
}

/** What a course can be about, and who can give it. */
async function listCourseChoices({ db }: ApiContext) {
  const known = await db.select({ _id: themes.id, name: themes.name }).from(themes).orderBy(asc(themes.key))
  const people = await db.select({ _id: trainers.id, name: trainers.name }).from(trainers).orderBy(asc(trainers.name))
  return { themes: known, trainers: people }
}

const tag = 'courses'

/** Courses as those who write and plan them look for them. */
export const courseDeskRoutes = new Hono<ApiEnv>()
  .route('/', deskCourseList)
  .get(
    '/desk/choices',
    operation({
      id: 'courseChoices',
      tag,
      summary: 'What a course can be linked to',
      description: 'Every theme that a course can be about, and everybody who can give one.',
      access: editors,
      response: courseChoices,
    }),
    async (c) => c.json(await listCourseChoices(contextOf(c))),
  )
  .get(
    '/:id/history',
    operation({
      id: 'courseHistory',
      tag,
      summary: 'What was done with a course',
      description:
        'Who changed what of a course, and who planned, canceled or removed its sessions, and when: the latest first, 200 at most. A course that was removed still has its history.',
      access: editors,
      parameters: [pathParameter('id', 'The id of the course.')],
      response: array(courseEvent.required()).required(),
    }),
    async (c) => c.json(await listCourseHistory(contextOf(c), c.req.param('id'))),
  )
  .delete(
    '/:id',
    operation({
      id: 'deleteCourse',
      tag,
      summary: 'Deletes a course nobody was registered for',
      description: 'Deletes a course for good, with its sessions; one that anybody was ever registered for gets 409.',
      access: staff,
      failures: ['IN_USE'],
      parameters: [pathParameter('id', 'The id of the course.')],
    }),
    async (c) => {
      await deleteCourse(contextOf(c), c.req.param('id'))
      return c.body(null, 204)
    },
  )
