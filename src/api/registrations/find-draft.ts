import { and, asc, eq, gt, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import {
  categories,
  courses,
  registrationDrafts,
  registrationStudents,
  sessions,
  students,
  users,
} from '../../db/tables.ts'
import { mayTakePart, ownStudents } from '../identity/index.ts'
import { ApiError, type Principal, pick, preparedFor } from '../platform/index.ts'

/** Since its last change. */
export const draftLife = sql`interval '7 days'`

/** A session as its draft needs to know it. */
const sessionColumns = {
  ...pick(sessions, 'id', 'courseId', 'startDate'),
  seatsLeft: sql<number>`greatest(${sessions.capacity} - ${sessions.seatsTaken}, 0)`,
  courseType: courses.type,
  ...pick(courses, 'price', 'subsidised', 'trainingDatabaseNumber'),
  category: categories.key,
}

/** 404 when there is none. */
export async function findSession(db: Executor, id: string) {
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
  const [found] = await sessionAndDraft(db).execute({ userId, organisation, session })
  if (!found) throw new ApiError('NOT_FOUND')
  return { session: found.session, draft: found.draft ?? undefined }
}

/** A private person mostly registers themselves. */
const themselves = ({ userId }: Principal) =>
  sql`${students.id} = (select ${users.studentId} from ${users} where ${users.id} = ${userId})`

async function findRegistered(db: Executor, caller: Principal, sessionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: students.id })
    .from(registrationStudents)
    .innerJoin(students, eq(students.id, registrationStudents.studentId))
    .where(and(eq(registrationStudents.sessionId, sessionId), eq(registrationStudents.held, true), ownStudents(caller)))
  return rows.map(({ id }) => id)
}

/** Who is to take part, those still there who were not put aside, are the caller's and have no seat yet; `registered` have one. */
export async function findChosen(db: Executor, caller: Principal, draft: Draft, { id, courseType }: DraftSession) {
  const registered = await findRegistered(db, caller, id)
  const chosen = draft?.students
  if (!chosen && caller.organisation) return { registered, students: [] }
  const wanted = chosen ? inArray(students.id, chosen) : themselves(caller)
  const isCertified = courseType === 'CERTIFICATION'
  const rows = await db
    .select({
      _id: students.id,
      ...pick(students, 'status', 'firstName', 'lastName', 'email', 'language', 'dateOfBirth', 'birthPlace'),
    })
    .from(students)
    .where(and(wanted, ownStudents(caller)))
    .orderBy(asc(students.sortName), asc(students.id))
  const chosenNow = rows.filter((row) => !registered.includes(row._id) && mayTakePart(row))
  return {
    registered,
    students: chosenNow.map(({ status: _, ...row }) => ({
      ...row,
      lacksBirthData: isCertified && !(row.dateOfBirth && row.birthPlace),
    })),
  }
}
