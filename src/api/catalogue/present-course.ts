import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { categories, courses, languages, locations } from '../../db/tables.ts'
import { defaultLocale, type Locale } from '../../domain/locales.ts'
import {
  type ApiContext,
  ApiError,
  instantOf,
  jsonList,
  jsonObject,
  keptFor,
  ownSlugFirst,
  pick,
  pictureOf,
  preparedFor,
  slugIs,
  uuidPattern,
} from '../platform/index.ts'
import { isComing, sessionsOfCourse } from './sessions.ts'
import { languageColumns, locationColumns } from './taxonomies.ts'

/** The first session still to come that has a seat, else the first of all. */
const firstSession = (courseId: AnyColumn) => sql`(
  select sessions.* from sessions where sessions.course_id = ${courseId} and sessions.start_date > now()
    and sessions.canceled_at is null
  order by sessions.seats_taken >= sessions.capacity, sessions.start_date, sessions.id limit 1)`

/** It beside each course: `left join lateral` this. */
const nextSession = sql`(
  select id as next_id, start_date as next_start, greatest(capacity - seats_taken, 0) as seats_left, location_id as next_location,
    language_id as next_language
  from ${firstSession(courses.id)} first) next_session`

/** What a list says of a course, in a query that also has `categories`. */
const summaryColumns = {
  _id: courses.id,
  ...pick(courses, 'key', 'type', 'slug', 'title', 'summary', 'days', 'price', 'subsidised', 'showOnHomePage'),
  updatedAt: instantOf(courses.updatedAt),
  banner: pictureOf(courses.bannerId),
  category: sql`json_build_object(
    '_id', ${categories.id}, 'key', ${categories.key}, 'name', ${categories.name}, 'sequence', ${categories.sequence})`,
  themes: jsonList(sql`
    select json_agg(json_build_object('_id', themes.id, 'key', themes.key, 'name', themes.name) order by themes.key)
    from course_themes join themes on themes.id = course_themes.theme_id
    where course_themes.course_id = ${courses.id}`),
  locations: jsonList(sql`
    select json_agg(json_build_object(
      '_id', locations.id, 'key', locations.key, 'name', locations.name, 'address', locations.address,
      'addresses', locations.addresses, 'zip', locations.zip, 'city', locations.city, 'isOnline', locations.is_online) order by locations.key)
    from course_locations join locations on locations.id = course_locations.location_id
    where course_locations.course_id = ${courses.id}`),
  languages: jsonList(sql`
    select json_agg(json_build_object(
      '_id', languages.id, 'code', languages.code, 'name', languages.name) order by languages.code)
    from course_languages join languages on languages.id = course_languages.language_id
    where course_languages.course_id = ${courses.id}`),
}

/** The next session as a course shows it. */
const nextSessionShown = sql`case when next_id is null then null else json_build_object(
  '_id', next_id, 'startDate', ${instantOf(sql.raw('next_start'))}, 'seatsLeft', seats_left,
  'location', (select ${jsonObject(locationColumns)} from ${locations} where ${locations.id} = next_location),
  'language', (select ${jsonObject(languageColumns)} from ${languages} where ${languages.id} = next_language)) end`

/** A course as a list shows it, but for its next session: that changes with time and seats, the rest with the course. */
const courseSummary = jsonObject(summaryColumns)

/** A course with all that belongs to it. */
const wholeCourse = jsonObject({
  ...summaryColumns,
  nextSession: nextSessionShown,
  sessions: sessionsOfCourse(isComing),
  ...pick(courses, 'description', 'audience', 'outcomes', 'programme', 'included', 'certificate', 'bring', 'groupSize'),
  ...pick(courses, 'earlyPrice', 'earlyDays', 'groupPrice', 'groupFrom', 'subsidyTheme', 'trainingDatabaseNumber'),
  trainers: jsonList(sql`
    select json_agg(json_build_object(
      '_id', trainers.id, 'name', trainers.name, 'bio', trainers.bio,
      'avatar', ${pictureOf(sql.raw('trainers.avatar_id'))}) order by trainers.name)
    from course_trainers join trainers on trainers.id = course_trainers.trainer_id
    where course_trainers.course_id = ${courses.id}`),
})

const wanted = sql.placeholder('wanted')

const whole = (db: Executor, condition: SQL, order?: SQL) =>
  db
    .select({ id: courses.id, json: sql<string>`${wholeCourse}::text` })
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoinLateral(nextSession, sql`true`)
    .where(condition)
    .orderBy(...(order ? [order] : []))
    .limit(1)

/** The course with the id `wanted`, as JSON. */
const courseById = preparedFor((db) => whole(db, eq(courses.id, wanted)).prepare('course_by_id'))

/** The course with the slug `wanted`, in the language `locale` before any other, as JSON. */
const courseBySlug = preparedFor((db) =>
  whole(db, slugIs(courses.slug, wanted), ownSlugFirst(courses.slug, wanted, sql.placeholder('locale'))).prepare(
    'course_by_slug',
  ),
)

/** A course, by its id or its slug in any language, in the given one before others: its id, and itself as JSON. */
export async function getCourse(
  { db }: Pick<ApiContext, 'db'>,
  idOrSlug: string,
  locale: Locale = defaultLocale,
): Promise<{ id: string; json: string }> {
  const [course] = uuidPattern.test(idOrSlug)
    ? await courseById(db).execute({ wanted: idOrSlug })
    : await courseBySlug(db).execute({ wanted: idOrSlug, locale })
  if (!course) throw new ApiError('NOT_FOUND')
  return course
}

/** A course as it was found: its version is another one when its card may have changed. */
export interface FoundCourse {
  id: string
  version: number
}

/** About 20 MB of cards. */
const mostCards = 10_000

const summaries = preparedFor((db) =>
  db
    .select({ id: courses.id, json: sql<string>`${courseSummary}::text` })
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(sql`${courses.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('course_summaries'),
)

/** By id, with the version, so that a card is never an old one, whoever changed the course. */
const kept = keptFor(() => new Map<string, { version: number; json: string }>())

/** What lists say of courses but for their next sessions, as JSON by id: making it takes longer than finding them. */
export async function courseCards(db: Executor, found: FoundCourse[]): Promise<Map<string, string>> {
  const cards = kept(db)
  const response = new Map<string, string>()
  for (const course of found) {
    const known = cards.get(course.id)
    if (known?.version === course.version) response.set(course.id, known.json)
  }
  const missing = found.filter(({ id }) => !response.has(id))
  if (missing.length === 0) return response
  const rows = await summaries(db).execute({ ids: missing.map(({ id }) => id) })
  for (const { id, json } of rows) response.set(id, json)
  for (const course of missing) {
    const json = response.get(course.id)
    cards.delete(course.id)
    if (json) cards.set(course.id, { version: course.version, json })
  }
  // The longest kept go first; those still wanted come back at once.
  for (const id of cards.keys()) {
    if (cards.size <= mostCards) break
    cards.delete(id)
  }
  return response
}
