import { and, eq, gt, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { categories, courses, registrationDrafts, sessions } from '../../../db/tables.ts'
import { ApiError, type Principal, preparedFor, uuidPattern } from '../../platform/index.ts'

/** Since its last change. */
export const draftLife = sql`interval '7 days'`

/** A session as its draft needs to know it. */
const sessionColumns = {
  id: sessions.id,
  courseId: sessions.courseId,
  startDate: sessions.startDate,
  seatsLeft: sql<number>`greatest(${sessions.capacity} - ${sessions.seatsTaken}, 0)`,
  courseType: courses.type,
  price: courses.price,
  subsidised: courses.subsidised,
  trainingDatabaseNumber: courses.trainingDatabaseNumber,
  category: categories.key,
}

/** 404 when there is none. */
export async function findSession(db: Executor, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const [session] = await db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(eq(sessions.id, id))
  if (!session) throw new ApiError('NOT_FOUND')
  return session
}
export type DraftSession = Awaited<ReturnType<typeof findSession>>

/** The caller's draft for a course, as whom they act for now, unless it was left alone for too long. */
const isDraftOf = (
  userId: SQLWrapper | string,
  organisation: SQLWrapper | string | null,
  course: SQLWrapper | string,
) =>
  and(
    eq(registrationDrafts.userId, userId),
    sql`${registrationDrafts.organisationId} is not distinct from ${organisation}::uuid`,
    eq(registrationDrafts.courseId, course),
    gt(registrationDrafts.updatedAt, sql`now() - ${draftLife}`),
  )

export async function findDraft(db: Executor, { userId, organisation }: Principal, courseId: string) {
  const [draft] = await db
    .select()
    .from(registrationDrafts)
    .where(isDraftOf(userId, organisation, courseId))
  return draft
}
export type Draft = Awaited<ReturnType<typeof findDraft>>

const sessionAndDraft = preparedFor((db) =>
  db
    .select({ session: sessionColumns, draft: registrationDrafts })
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(
      registrationDrafts,
      isDraftOf(sql`${sql.placeholder('userId')}`, sql`${sql.placeholder('organisation')}`, courses.id),
    )
    .where(eq(sessions.id, sql.placeholder('session')))
    .prepare('session_and_draft'),
)

/** A session with the caller's draft for its course; 404 when there is no such session. */
export async function findSessionAndDraft(db: Executor, { userId, organisation }: Principal, session: string) {
  if (!uuidPattern.test(session)) throw new ApiError('NOT_FOUND')
  const [found] = await sessionAndDraft(db).execute({ userId, organisation, session })
  if (!found) throw new ApiError('NOT_FOUND')
  return { session: found.session, draft: found.draft ?? undefined }
}
