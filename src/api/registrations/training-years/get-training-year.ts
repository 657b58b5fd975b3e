import { type SQL, sql } from 'drizzle-orm'
import { registrations } from '../../../db/tables.ts'
import { brusselsYear } from '../../../domain/days.ts'
import type { Locale } from '../../../domain/locales.ts'
import { type ApiContext, escapeLike, invalid, type Principal, readPaging, readSearch } from '../../platform/index.ts'
import { visibleRegistrations } from '../registrations/visible-registrations.ts'

/**
 * The days that participants followed of what the caller ordered: over, with a seat, and not written down as away. A day
 * counts for its share of the session's hours, breaks left out as the session itself does.
 */
const followedDays = (caller: Principal | null): SQL => sql`
  select registration_students.student_id, sessions.id as session_id, sessions.course_id, lesson.day,
    sessions.duration / jsonb_array_length(sessions.schedule) as hours
  from ${registrations}
    join registration_students on registration_students.registration_id = registrations.id and registration_students.held
    join sessions on sessions.id = registrations.session_id
    cross join lateral (
      select (part->>'end')::timestamptz as ends, ((part->>'start')::timestamptz at time zone 'Europe/Brussels')::date as day
      from jsonb_array_elements(sessions.schedule) part) lesson
  where ${visibleRegistrations(caller)} and ${registrations.status} <> 'expired'
    and sessions.start_date < now() and lesson.ends < now()
    and not exists (
      select from attendances where attendances.student_id = registration_students.student_id
        and attendances.session_id = sessions.id and attendances.day = lesson.day and not attendances.present)`

type Query = Record<string, string[]>

export interface FollowedByStudent {
  _id: string
  firstName: string
  lastName: string
  days: number
  hours: number
  trainings: {
    session: string
    course: Record<Locale, string | null>
    slug: Record<Locale, string | null>
    firstDay: string
    lastDay: string
    dates: string[]
    days: number
    hours: number
  }[]
}

/** The year asked for, the present one when left out. */
export function readYear({ year: given = [] }: Query): number {
  const [text, ...more] = given
  if (text === undefined) return brusselsYear(new Date())
  if (more.length > 0 || !/^20\d\d$/.test(text)) throw invalid('year', 'must be a year from 2000 to 2099')
  return Number(text)
}

/** What each participant followed in a year, by name; `limit` null gives all of them. */
export async function followedIn({ db, user }: ApiContext, year: number, search: string, offset = 0, limit?: number) {
  const pattern = `%${escapeLike(search)}%`
  const { rows } = await db.execute<{ items: FollowedByStudent[]; total: number; years: number[] }>(sql`
    with followed as materialized (${followedDays(user)}),
    trainings as (
      select student_id, session_id, course_id, min(day) as first_day, max(day) as last_day, json_agg(distinct day order by day) as dates,
        count(distinct day)::int as days, sum(hours) as hours
      from followed where extract(year from day) = ${year} group by student_id, session_id, course_id),
    people as (
      select students.id, students.first_name, students.last_name, sum(trainings.days)::int as days,
        sum(trainings.hours) as hours, json_agg(json_build_object('session', session_id, 'course', courses.title, 'slug', courses.slug,
          'firstDay', first_day, 'lastDay', last_day, 'dates', dates, 'days', trainings.days, 'hours', trainings.hours)
          order by first_day, session_id) as trainings
      from trainings join students on students.id = student_id join courses on courses.id = course_id
      where concat_ws(' ', students.first_name, students.last_name) ilike ${pattern}
      group by students.id),
    shown as (
      select * from people order by lower(last_name), lower(first_name), id offset ${offset} limit ${limit ?? null})
    select (select count(*)::int from people) as total,
      (select coalesce(json_agg(distinct extract(year from day)::int), '[]') from followed) as years,
      coalesce((select json_agg(json_build_object('_id', id, 'firstName', first_name, 'lastName', last_name, 'days', days,
        'hours', hours, 'trainings', trainings) order by lower(last_name), lower(first_name), id) from shown), '[]') as items`)
  const [found] = rows
  return { items: found?.items ?? [], total: found?.total ?? 0, years: found?.years ?? [] }
}

/** A page of it, with the years in which anything was followed. */
export async function getTrainingYear(context: ApiContext, query: Query) {
  const { page, limit } = readPaging(query)
  const year = readYear(query)
  const { items, total, years } = await followedIn(context, year, readSearch(query), (page - 1) * limit, limit)
  return { year, years: [...new Set([...years, year])].sort((a, b) => b - a), items, total, page, limit }
}
