import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { courses, sessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { readFilters, uuidPattern } from '../filters.ts'
import { jsonList } from '../json-sql.ts'
import { slugIs } from '../localized-sql.ts'
import { preparedFor } from '../prepared.ts'
import { wholeSession } from '../sessions/present-session.ts'
import { fromSessions } from '../sessions/select-sessions.ts'
import { sessionFilters } from '../sessions/session-filters.ts'

const wanted = sql.placeholder('wanted')
const byId = sql`${courses.id} = ${wanted}`
const bySlug = slugIs(courses.slug, wanted)
const toCome = sql`${sessions.startDate} > now()`

/** One row when the course is there: its sessions that fit, as JSON. */
const sessionsOf = (db: Executor, course: SQL, fit: SQL) => {
  const listed = sql`select json_agg(${wholeSession} order by ${sessions.startDate}, ${sessions.id})
    from ${fromSessions} where ${sessions.courseId} = ${courses.id} and ${fit}`
  return db
    .select({ json: sql<string>`${jsonList(listed)}::text` })
    .from(courses)
    .where(course)
    .limit(1)
}

const toComeById = preparedFor((db) => sessionsOf(db, byId, toCome).prepare('sessions_by_course_id'))
const toComeBySlug = preparedFor((db) => sessionsOf(db, bySlug, toCome).prepare('sessions_by_course_slug'))

/** Those still to come, soonest first, as JSON; a filter on a date decides for itself what is past. */
export async function listCourseSessions(
  { db }: ApiContext,
  idOrSlug: string,
  query: Record<string, string[]>,
): Promise<string> {
  const conditions = readFilters(query, sessionFilters, [])
  if (!('startDate' in query) && !('endDate' in query)) conditions.push(toCome)
  const isId = uuidPattern.test(idOrSlug)
  const statement =
    Object.keys(query).length === 0
      ? (isId ? toComeById : toComeBySlug)(db)
      : sessionsOf(db, isId ? byId : bySlug, sql.join(conditions, sql` and `))
  const [course] = await statement.execute({ wanted: idOrSlug })
  if (!course) throw new ApiError('NOT_FOUND')
  return course.json
}
