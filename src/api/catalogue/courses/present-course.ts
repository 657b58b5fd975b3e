import { type AnyColumn, sql } from 'drizzle-orm'
import { categories, courses, languages, locations } from '../../../db/tables.ts'
import { instantOf, jsonList, jsonObject, pictureOf } from '../../platform/index.ts'
import { languageColumns } from '../languages/present-language.ts'
import { locationColumns } from '../locations/present-location.ts'
import { isComing, sessionsOfCourse } from '../sessions/select-sessions.ts'

/** The first session still to come that has a seat, else the first of all. */
const firstSession = (courseId: AnyColumn) => sql`(
  select sessions.* from sessions where sessions.course_id = ${courseId} and sessions.start_date > now()
    and sessions.canceled_at is null
  order by sessions.seats_taken >= sessions.capacity, sessions.start_date, sessions.id limit 1)`

/** It beside each course: `left join lateral` this. */
export const nextSession = sql`(
  select id as next_id, start_date as next_start, capacity - seats_taken as seats_left, location_id as next_location,
    language_id as next_language
  from ${firstSession(courses.id)} first) next_session`

/** What a list says of a course, in a query that also has `categories`. */
const summaryColumns = {
  _id: courses.id,
  key: courses.key,
  type: courses.type,
  slug: courses.slug,
  title: courses.title,
  summary: courses.summary,
  days: courses.days,
  price: courses.price,
  subsidised: courses.subsidised,
  showOnHomePage: courses.showOnHomePage,
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
export const courseSummary = jsonObject(summaryColumns)

/** A course with all that belongs to it. */
export const wholeCourse = jsonObject({
  ...summaryColumns,
  nextSession: nextSessionShown,
  sessions: sessionsOfCourse(isComing),
  description: courses.description,
  audience: courses.audience,
  outcomes: courses.outcomes,
  programme: courses.programme,
  included: courses.included,
  certificate: courses.certificate,
  groupSize: courses.groupSize,
  subsidyTheme: courses.subsidyTheme,
  trainingDatabaseNumber: courses.trainingDatabaseNumber,
  trainers: jsonList(sql`
    select json_agg(json_build_object(
      '_id', trainers.id, 'name', trainers.name, 'bio', trainers.bio,
      'avatar', ${pictureOf(sql.raw('trainers.avatar_id'))}) order by trainers.name)
    from course_trainers join trainers on trainers.id = course_trainers.trainer_id
    where course_trainers.course_id = ${courses.id}`),
})
