import { eq, sql } from 'drizzle-orm'
import { array, type InferType } from 'yup'
import { courseChoices, courseEvent, deskCourse } from '../../../schemas/course-desk.ts'
import { notifyTags } from '../../db/notifications.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { courses, sessions, themes, trainers } from '../../db/tables.ts'
import { courseTypes } from '../../domain/courses.ts'
import { getCourse } from '../catalogue/index.ts'
import {
  type ApiContext,
  ApiError,
  anyCourse,
  anySession,
  defineList,
  del,
  desk,
  editors,
  get,
  idParameter,
  instantOf,
  jsonList,
  listOf,
  lock,
  preparedFor,
  prepareSql,
  routes,
  tagOf,
} from '../platform/index.ts'
import { closeWaitingList } from '../registrations/index.ts'

/** How many texts have Dutch, and how many of these no translation. */
const written = sql`(
  select count(*)::int as texts, count(*) filter (where coalesce(text->>'en', '') = '') as en,
    count(*) filter (where coalesce(text->>'fr', '') = '') as fr
  from (
    select text from jsonb_array_elements(
      jsonb_build_array(title, slug, summary, description, audience, certificate, bring) || outcomes || included) text
    union all
    select text from jsonb_array_elements(programme) part, lateral (values (part->'title'), (part->'text')) own (text)
  ) texts where text->>'nl' <> '')`

/** Every course with how far its languages are, as one list. */
const deskCourses = sql`(
  select courses.id, courses.key, courses.title, courses.type, categories.key as category_key,
    categories.name as category, courses.price, courses.banner_id, courses.updated_at,
    written.texts, written.en, written.fr,
    (select count(*)::int from sessions where sessions.course_id = courses.id and start_date > now()
      and canceled_at is null) as sessions,
    plain_text(concat_ws(' ', title->>'nl', title->>'en', title->>'fr', slug->>'nl', slug->>'en', slug->>'fr'))
      as search_text
  from courses join categories on categories.id = courses.category_id left join lateral ${written} written on true) courses`

const column = (name: string) => sql`courses.${sql.identifier(name)}`

const deskCourseList = defineList({
  path: '/desk/list',
  id: 'deskCourses',
  summary: 'All courses, for those who keep them',
  description:
    'A page of the courses that fit the filters, with how many of their texts have no English or French yet and how many sessions are to come.',
  access: [...editors, ...desk],
  response: listOf(deskCourse, 'DeskCourseList'),
  from: deskCourses,
  key: column('id'),
  columns: {
    _id: column('id'),
    title: column('title'),
    type: column('type'),
    category: column('category'),
    price: column('price'),
    sessions: column('sessions'),
    texts: column('texts'),
    missing: sql`json_build_object('en', courses.en, 'fr', courses.fr)`,
    banner: column('banner_id'),
    updatedAt: instantOf(column('updated_at')),
  },
  filters: {
    _id: { kind: 'id', column: column('id') },
    search: { kind: 'plain', column: column('search_text') },
    type: { kind: 'choice', of: courseTypes, column: column('type') },
    category: { kind: 'text', column: column('category_key') },
    complete: { kind: 'boolean', column: sql`(courses.en = 0 and courses.fr = 0)` },
    sessions: { kind: 'number', column: column('sessions') },
  },
  sorts: {
    title: { kind: 'localized', column: column('title') },
    price: { kind: 'number', column: column('price') },
    sessions: { kind: 'number', column: column('sessions') },
    updatedAt: { kind: 'date', column: column('updated_at') },
  },
  sort: [['title', 'ASC']],
})

/** A course goes with its sessions; 409 once anybody was registered for one of them. Who waits for a seat hears of it. */
const deleteCourse = (context: ApiContext, id: string) =>
  context.db.transaction(async (tx) => {
    // Before what a search reads of the course, as whoever takes its last seat has them: so neither waits for the other.
    const rows = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.courseId, id))
      .orderBy(sessions.id)
    const planned = rows.map((session) => session.id)
    await lock(tx, { sessions: planned, courses: [id] })
    for (const session of planned) await closeWaitingList(context, tx, session)
    const [gone] = await tx.delete(courses).where(eq(courses.id, id)).returning({ title: courses.title })
    if (!gone) throw new ApiError('NOT_FOUND')
    await recordStateChange(tx, 'course', id, { to: 'removed', reason: gone.title.nl, userId: context.user?.userId })
    // Reviews of the course stay, of no course.
    const changed = [tagOf.course(id), tagOf.sessionsOf(id), ...planned.map(tagOf.session)]
    await notifyTags(tx, [...changed, anyCourse, anySession, 'courses', 'sessions', 'reviews'])
  })

const mostShown = 200

const eventsOf = preparedFor((db) => {
  const id = sql.placeholder('id')
  return prepareSql(
    db,
    sql`
    with records as (
      select 'course' as entity, ${id}::uuid as id, null::uuid as session, null::text as starts
      union all select 'session', id, id, ${instantOf(sql.raw('start_date'))} from sessions where course_id = ${id})
    select changes.to, coalesce(records.starts, changes.reason) as about, records.session,
      ${instantOf(sql.raw('changes.created_at'))} as at, users.first_name || ' ' || users.last_name as by
    from records join state_changes changes on changes.entity = records.entity and changes.entity_id = records.id
    left join users on users.id = changes.user_id
    where changes.entity = 'course' or changes.to in ('planned', 'canceled')
    order by changes.created_at desc, changes.id limit ${mostShown}`,
  )
})

/** Who did what with a course, and which sessions came and went, the latest first; one that was removed has its own too. */
async function listCourseHistory(context: ApiContext, id: string) {
  const rows = await eventsOf(context.db)({ id })
  if (rows.length === 0) await getCourse(context, id)
  return rows
}

const choices = preparedFor((db) =>
  prepareSql<InferType<typeof courseChoices>>(
    db,
    sql`
    select ${jsonList(sql`select json_agg(json_build_object('_id', id, 'name', name) order by key) from ${themes}`)} as themes,
      ${jsonList(sql`select json_agg(json_build_object('_id', id, 'name', name) order by name) from ${trainers}`)} as trainers`,
  ),
)

/** What a course can be about, and who can give it. */
async function listCourseChoices({ db }: ApiContext) {
  const [found] = await choices(db)()
  return found
}

const parameters = [idParameter('The id of the course.')]

export const courseDeskRoutes = routes(
  deskCourseList,
  get('/desk/choices', {
    id: 'courseChoices',
    summary: 'What a course can be linked to',
    description: 'Every theme that a course can be about, and everybody who can give one.',
    access: [...editors, ...desk],
    response: courseChoices,
    run: (context) => listCourseChoices(context),
  }),
  get('/:id/history', {
    id: 'courseHistory',
    summary: 'What was done with a course',
    description:
      'Who changed what of a course, and who planned, canceled or removed its sessions, and when: the latest first, 200 at most. A course that was removed still has its history.',
    access: [...editors, ...desk],
    parameters,
    response: array(courseEvent.required()).required(),
    run: (context, { params }) => listCourseHistory(context, params.id),
  }),
  del('/:id', {
    id: 'deleteCourse',
    summary: 'Deletes a course nobody was registered for',
    description: 'Deletes a course for good, with its sessions; one that anybody was ever registered for gets 409.',
    access: desk,
    failures: ['IN_USE'],
    parameters,
    run: (context, { params }) => deleteCourse(context, params.id),
  }),
)
