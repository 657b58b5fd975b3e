import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { registrationStudents, students, users } from '../../../db/tables.ts'
import { mayTakePart, ownStudents } from '../../identity/index.ts'
import type { Principal } from '../../platform/index.ts'
import type { Draft, DraftSession } from './find-draft.ts'

/** A private person mostly registers themselves. */
const themselves = ({ userId }: Principal) =>
  sql`${students.id} = (select ${users.studentId} from ${users} where ${users.id} = ${userId})`

/** The caller's participants who have a seat in the session. */
export async function findRegistered(db: Executor, caller: Principal, sessionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: students.id })
    .from(registrationStudents)
    .innerJoin(students, eq(students.id, registrationStudents.studentId))
    .where(and(eq(registrationStudents.sessionId, sessionId), eq(registrationStudents.held, true), ownStudents(caller)))
  return rows.map(({ id }) => id)
}

/** Who is to take part: those who are still there, were not put aside, are the caller's, and have no seat yet. */
export async function findChosen(
  db: Executor,
  caller: Principal,
  draft: Draft,
  { courseType }: DraftSession,
  registered: readonly string[],
) {
  const chosen = draft?.students
  if (!chosen && caller.organisation) return []
  const wanted = chosen ? inArray(students.id, chosen) : themselves(caller)
  const isCertified = courseType === 'CERTIFICATION'
  const rows = await db
    .select({
      _id: students.id,
      status: students.status,
      firstName: students.firstName,
      lastName: students.lastName,
      email: students.email,
      language: students.language,
      dateOfBirth: students.dateOfBirth,
      birthPlace: students.birthPlace,
    })
    .from(students)
    .where(and(wanted, ownStudents(caller)))
    .orderBy(asc(students.sortName), asc(students.id))
  return rows
    .filter((row) => !registered.includes(row._id) && mayTakePart(row))
    .map(({ status: _, ...row }) => ({ ...row, lacksBirthData: isCertified && !(row.dateOfBirth && row.birthPlace) }))
}
