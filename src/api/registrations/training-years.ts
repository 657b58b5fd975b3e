import { type SQL, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { trainingYear } from '../../../schemas/certificate.ts'
import { registrations } from '../../db/tables.ts'
import { csvOf } from '../../domain/csv.ts'
import { brusselsYear } from '../../domain/days.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import type { ApiContext, Asking, Principal, Query } from '../platform/index.ts'
import {
  contextOf,
  customersAnd,
  desk,
  escapeLike,
  get,
  invalid,
  kindOfCaller,
  localeParameter,
  pagingParameters,
  preparedByShape,
  prepareSql,
  queryParameter,
  readFilters,
  readLocale,
  readPaging,
  readSearch,
  routes,
  sendCsv,
  standIn,
  valuesOfCaller,
} from '../platform/index.ts'
import { visibleRegistrations } from './load-registration.ts'

/**
 * The days that participants followed of what the caller ordered: over, with a seat, and not written down as away. A day
 * counts for its share of the session's hours, breaks left out as the session itself does.
 */
const followedDays = (caller: Asking | null): SQL => sql`
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

/** The year asked for, the present one when left out. */
function readYear({ year: given = [] }: Query): number {
  const [text, ...more] = given
  if (text === undefined) return brusselsYear(new Date())
  if (more.length > 0 || !/^20\d\d$/.test(text)) throw invalid('year', 'must be a year from 2000 to 2099')
  return Number(text)
}

const followed = preparedByShape(kindOfCaller, (db, caller: Principal | null) => {
  const [year, pattern, offset, limit] = ['year', 'pattern', 'offset', 'limit'].map((name) => sql.placeholder(name))
  return prepareSql<Pick<InferType<typeof trainingYear>, 'items' | 'total' | 'years'>>(
    db,
    sql`
    with followed as materialized (${followedDays(standIn(caller))}),
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
      select * from people order by lower(last_name), lower(first_name), id offset ${offset} limit ${limit})
    select (select count(*)::int from people) as total,
      (select coalesce(json_agg(distinct extract(year from day)::int), '[]') from followed) as years,
      coalesce((select json_agg(json_build_object('_id', id, 'firstName', first_name, 'lastName', last_name, 'days', days,
        'hours', hours, 'trainings', trainings) order by lower(last_name), lower(first_name), id) from shown), '[]') as items`,
  )
})

/** What each participant followed in a year, by name; `limit` null gives all of them. */
async function followedIn(
  { db, user }: ApiContext,
  year: number,
  search: string,
  offset = 0,
  limit: number | null = null,
) {
  const pattern = `%${escapeLike(search)}%`
  const [found] = await followed(db, user)({ year, pattern, offset, limit, ...valuesOfCaller(user) })
  return found ?? { items: [], total: 0, years: [] }
}

/** A page of it, with the years in which anything was followed. */
async function getTrainingYear(context: ApiContext, query: Query) {
  const { page, limit } = readPaging(query)
  const year = readYear(query)
  const { items, total, years } = await followedIn(context, year, readSearch(query), (page - 1) * limit, limit)
  return { year, years: [...new Set([...years, year])].sort((a, b) => b - a), items, total, page, limit }
}

const headings = {
  nl: ['Achternaam', 'Voornaam', 'Opleiding', 'Eerste dag', 'Laatste dag', 'Dagen', 'Uren'],
  en: ['Last name', 'First name', 'Course', 'First day', 'Last day', 'Days', 'Hours'],
  fr: ['Nom', 'Prénom', 'Formation', 'Premier jour', 'Dernier jour', 'Jours', 'Heures'],
} as const
const names = { nl: 'gevolgd', en: 'followed', fr: 'suivi' } as const

/** What each participant followed in a year, a line for each training, as spreadsheets open it. */
async function trainingYearCsv(context: ApiContext, year: number, locale: Locale) {
  const { items } = await followedIn(context, year, '')
  const rows = items.flatMap(({ firstName, lastName, trainings }) =>
    trainings.map(({ course, firstDay, lastDay, days, hours }) => {
      // Belgian spreadsheets read a comma in a number.
      const written = String(Math.round(hours * 100) / 100).replace('.', ',')
      return [lastName, firstName, inLocale(course, locale) ?? '', firstDay, lastDay, String(days), written]
    }),
  )
  return { name: `${names[locale]}-${year}.csv`, text: csvOf([[...headings[locale]], ...rows]) }
}

const about =
  'What each participant followed in a year of what the caller’s organisation ordered, in days and hours: days that are over, except those written down as missed.'
const yearParameter = queryParameter('year', 'integer', 'The year, in Brussels; the present one when left out.')

export const trainingYearRoutes = routes(
  get('/', {
    id: 'trainingYear',
    summary: 'What each participant followed in a year',
    description: about,
    access: customersAnd(desk),
    parameters: [
      yearParameter,
      queryParameter('search', 'string', 'A part of the name of those to show.'),
      ...pagingParameters,
    ],
    response: trainingYear,
    run: (context, { query }) => {
      readFilters(query, {}, ['year', 'search', 'page', 'limit'])
      return getTrainingYear(context, query)
    },
  }),
  get('/csv', {
    id: 'trainingYearCsv',
    summary: 'The same as a CSV file',
    description: `${about} A line for each training; what a spreadsheet would take for a formula begins with an apostrophe.`,
    access: customersAnd(desk),
    parameters: [yearParameter, localeParameter('The language of headings and courses')],
    bytes: 'text/csv',
    respond: async (c) => {
      const query = c.req.queries()
      readFilters(query, {}, ['year', 'locale'])
      return sendCsv(c, await trainingYearCsv(contextOf(c), readYear(query), readLocale(query)))
    },
  }),
)
