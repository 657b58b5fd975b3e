import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { courses } from '../../../db/tables.ts'
import { type ApiContext, ApiError, preparedFor, readFilters, slugIs, uuidPattern } from '../../platform/index.ts'
import { isComing, sessionsOfCourse } from '../sessions/select-sessions.ts'
import { sessionFilters } from '../sessions/session-filters.ts'

const wanted = sql.placeholder('wanted')
const byId = sql`${courses.id} = ${wanted}`
const bySlug = slugIs(courses.slug, wanted)

/** One row when the course is there: its sessions that fit, as JSON. */
const sessionsOf = (db: Executor, course: SQL, fit: SQL) =>
  db
    .select({ id: courses.id, json: sql<string>`${sessionsOfCourse(fit)}::text` })
    .from(courses)
    .where(course)
    .limit(1)

const comingById = preparedFor((db) => sessionsOf(db, byId, isComing).prepare('sessions_by_course_id'))
const comingBySlug = preparedFor((db) => sessionsOf(db, bySlug, isComing).prepare('sessions_by_course_slug'))

/** Those still to come, soonest first, as JSON, and the course's id; a filter on a date decides for itself what is past. */
export async function listCourseSessions(
  { db }: ApiContext,
  idOrSlug: string,
  query: Record<string, string[]>,
): Promise<{ id: string; json: string }> {
  const conditions = readFilters(query, sessionFilters, [])
  if (!('startDate' in query) && !('endDate' in query)) conditions.push(isComing)
  const isId = uuidPattern.test(idOrSlug)
  const statement =
    Object.keys(query).length === 0
      ? (isId ? comingById : comingBySlug)(db)
      : sessionsOf(db, isId ? byId : bySlug, sql.join(conditions, sql` and `))
  const [course] = await statement.execute({ wanted: idOrSlug })
  if (!course) throw new ApiError('NOT_FOUND')
  return course
}
