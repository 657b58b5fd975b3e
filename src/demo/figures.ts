import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { missedSearches, pageViews } from '../db/tables.ts'
import { plusDays } from '../domain/days.ts'
import { courses } from './courses/courses.ts'
import { seededRandom, whole } from './random.ts'

/** Every so many days of more than two years some pages of courses were read, lately more than before. */
const [days, everyDays] = [800, 6]

async function insertPageViews(tx: Transaction, today: string) {
  const random = seededRandom('page-views')
  const rows = Array.from({ length: Math.floor(days / everyDays) }, (_, at) => {
    const ago = (at + 1) * everyDays
    return courses
      .filter(() => random() < 0.2)
      .map(({ slug }) => ({
        day: plusDays(today, -ago),
        path: `/courses/${slug.nl}`,
        locale: 'nl',
        views: whole(random, 2, ago < 365 ? 24 : 17),
      }))
  })
  await tx.insert(pageViews).values(rows.flat())
}

/** What led to the registrations that there are, and to those that were left: each with some looks that came to nothing. */
async function insertCourseSteps(tx: Transaction) {
  await tx.execute(sql`
    with placed as (
      select (registrations.created_at at time zone 'Europe/Brussels')::date as day, course_id, count(*)::int as times
      from registrations join sessions on sessions.id = session_id where not is_by_staff group by 1, 2),
    looked as (
      select day, courses.id as course_id, sum(views)::int as times
      from page_views join courses on path = '/courses/' || (slug->>'nl') group by 1, 2)
    insert into course_steps (day, course_id, step, times)
    select day, course_id, step, sum(times)::int from (
      select day, course_id, 'visits' as step, times * 7 as times from placed
      union all select day, course_id, 'visits', times * 2 from looked
      union all select day, course_id, 'begun', times + 1 from placed
      union all select day, course_id, 'details', times + (extract(day from day)::int % 3 = 0)::int from placed) steps
    group by 1, 2, 3`)
}

/** What visitors looked for and did not find. */
const missed = ['lassen', 'heftruckattest', 'yoga', 'boekhouden voor vzw', 'chinees', 'barista']

async function insertMissedSearches(tx: Transaction, today: string) {
  const random = seededRandom('missed-searches')
  const rows = missed.flatMap((words) =>
    Array.from({ length: whole(random, 4, 14) }, (_, at) => ({
      words,
      locale: 'nl' as const,
      times: whole(random, 1, 3),
      day: plusDays(today, -(at * 37 + whole(random, 1, 30))),
    })),
  )
  await tx.insert(missedSearches).values(rows)
}

/** What a director reads: what most sessions that are over cost, how often courses were looked at, and what was not found. */
export async function insertFigures(tx: Transaction, today: string) {
  await tx.execute(sql`
    update sessions set costs = 18000 + (duration * 5500)::int
    where end_date < ${today}::date and extract(epoch from start_date)::bigint / 86400 % 4 > 0`)
  await insertPageViews(tx, today)
  await insertCourseSteps(tx)
  await insertMissedSearches(tx, today)
}
