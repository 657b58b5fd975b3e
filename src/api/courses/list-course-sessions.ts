import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { courses, sessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { readFilters } from '../filters.ts'
import { selectSessions } from '../sessions/select-sessions.ts'
import { sessionFilters } from '../sessions/session-filters.ts'
import { courseIs } from './get-course.ts'

/** Those still to come, soonest first; a filter on a date decides for itself what is past. */
export async function listCourseSessions({ db }: ApiContext, idOrSlug: string, query: Record<string, string[]>) {
  const conditions: SQL[] = readFilters(query, sessionFilters, [])
  const asksForDates = 'startDate' in query || 'endDate' in query
  if (!asksForDates) conditions.push(gt(sessions.startDate, sql`now()`))
  const course = db.select({ id: courses.id }).from(courses).where(courseIs(idOrSlug)).limit(1)
  const items = await selectSessions(db)
    .where(and(inArray(sessions.courseId, course), ...conditions))
    .orderBy(asc(sessions.startDate), asc(sessions.id))
  if (items.length === 0 && (await course).length === 0) throw new ApiError('NOT_FOUND')
  return items
}
