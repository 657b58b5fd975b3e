import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { courses, registrationDrafts, sessions } from '../../db/tables.ts'
import type { Principal } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'

/** Since its last change. */
export const draftLife = sql`interval '7 days'`

/** A session as its draft needs to know it; 404 when there is none. */
export async function findSession(db: Executor, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const [session] = await db
    .select({
      id: sessions.id,
      courseId: sessions.courseId,
      startDate: sessions.startDate,
      seatsLeft: sql<number>`greatest(${sessions.capacity} - ${sessions.seatsTaken}, 0)`,
      courseType: courses.type,
      price: courses.price,
    })
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .where(eq(sessions.id, id))
  if (!session) throw new ApiError('NOT_FOUND')
  return session
}
export type DraftSession = Awaited<ReturnType<typeof findSession>>

/** The caller's draft for a course, as whom they act for now, unless it was left alone for too long. */
export async function findDraft(db: Executor, { userId, organisation }: Principal, courseId: string) {
  const [draft] = await db
    .select()
    .from(registrationDrafts)
    .where(
      and(
        eq(registrationDrafts.userId, userId),
        sql`${registrationDrafts.organisationId} is not distinct from ${organisation}`,
        eq(registrationDrafts.courseId, courseId),
        gt(registrationDrafts.updatedAt, sql`now() - ${draftLife}`),
      ),
    )
  return draft
}
export type Draft = Awaited<ReturnType<typeof findDraft>>
