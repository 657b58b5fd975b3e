import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { memberships, registrationStudents, sessions, students, users } from '../../../db/tables.ts'
import { ownStudents } from '../../identity/index.ts'
import { type ApiContext, ApiError, lock } from '../../platform/index.ts'
import { transitionStudent } from './transition-student.ts'

/** Refuses while a seat is held in a session that is still to come (spec section 8). */
async function assertNotExpected(tx: Transaction, studentId: string) {
  const expected = await tx
    .select({ id: sessions.id })
    .from(registrationStudents)
    .innerJoin(sessions, eq(sessions.id, registrationStudents.sessionId))
    .where(
      and(
        eq(registrationStudents.studentId, studentId),
        eq(registrationStudents.held, true),
        gt(sessions.startDate, sql`now()`),
      ),
    )
    .limit(1)
  if (expected.length > 0) throw new ApiError('STUDENT_HAS_REGISTRATIONS')
}

/** The accounts that are this participant, for themselves or in an organisation. */
async function accountsOf(tx: Transaction, studentId: string): Promise<string[]> {
  const inOrganisations = tx
    .select({ id: memberships.userId })
    .from(memberships)
    .where(eq(memberships.studentId, studentId))
  const accounts = await tx
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.studentId, studentId), inArray(users.id, inOrganisations)))
  return accounts.map(({ id }) => id)
}

/** Marks a participant as deleted: its record stays, and it is no account's participant any more (spec section 4). */
export const deleteStudent = (context: ApiContext, id: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const own = and(eq(students.id, id), ownStudents(context.user))
    const [known] = await tx.select({ id: students.id }).from(students).where(own)
    if (!known) throw new ApiError('NOT_FOUND')
    await lock(tx, { users: await accountsOf(tx, id), students: [id] })
    const [student] = await tx.select().from(students).where(own)
    if (!student) throw new ApiError('NOT_FOUND')
    await assertNotExpected(tx, id)
    await transitionStudent(tx, context, student, 'deleted')
    await tx.update(students).set({ status: 'deleted' }).where(eq(students.id, id))
    await tx.update(users).set({ studentId: null }).where(eq(users.studentId, id))
    await tx.update(memberships).set({ studentId: null }).where(eq(memberships.studentId, id))
  })
