import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyObject, InferType } from 'yup'
import type { studentActions } from '../../../schemas/student-actions.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { recordFields, recordStateChange } from '../../db/record-state-change.ts'
import { memberships, registrationStudents, sessions, students, users } from '../../db/tables.ts'
import { canTransition } from '../../domain/state-table.ts'
import { type StudentActor, type StudentStatus, studentTransitions } from '../../domain/students.ts'
import { organisationAdmin } from '../../domain/visitor.ts'
import { mailInvitation, ownStudents, studentOwner } from '../identity/index.ts'
import { assertMayInvite, countInvitation } from '../mail/index.ts'
import { type ApiContext, ApiError, callerOf, lock } from '../platform/index.ts'

/** What a participant is mailed of seats in sessions to come. */
export interface SeatMails {
  isDue(db: Executor, id: string): Promise<boolean>
  send(context: ApiContext, tx: Transaction, id: string): Promise<void>
}

let seatMails: SeatMails = {
  isDue: () => Promise.reject(new Error('Nobody mails seats')),
  send: () => Promise.reject(new Error('Nobody mails seats')),
}

/** Who gives seats says what is mailed of them, before the API answers anything. */
export function mailSeatsBy(mails: SeatMails) {
  seatMails = mails
}

/** Takes a locked participant to another status and tells what follows from it; 409 where the table has no such move. */
async function transitionStudent(
  tx: Transaction,
  context: ApiContext,
  student: typeof students.$inferSelect,
  to: StudentStatus,
) {
  const caller = callerOf(context)
  const { id, status: from, organisationId } = student
  const leads = organisationId === caller.organisation && caller.contactRoles.includes(organisationAdmin)
  const actors: StudentActor[] = caller.role === 'STAFF' || leads ? ['owner', 'administrator'] : ['owner']
  if (!actors.some((actor) => canTransition(studentTransitions, from, to, actor))) throw new ApiError('STATE_CONFLICT')
  await recordStateChange(tx, 'student', id, { from, to, userId: caller.userId })
  if (to !== 'invited') return
  const { invitedBy } = await studentOwner(tx, caller, organisationId)
  await mailInvitation(tx, student, { invitedBy, publicUrl: context.publicUrl })
}

/** Whoever sends back an invited participant as it is invites nobody. */
async function assertInvitable(context: ApiContext, own: SQL | undefined, email: string | undefined) {
  const [student] = await context.db.select().from(students).where(own)
  if (student && student.status !== 'invited') await assertMayInvite(context, context.user, email ?? student.email)
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** A corrected address gets mails, so it counts as an invitation does (429). Before the transaction: it counts. */
async function countCorrected(context: ApiContext, own: SQL | undefined, email: string | undefined) {
  const { db, user } = context
  if (!email || !user || user.role === 'STAFF') return
  const [student] = await db.select().from(students).where(own)
  if (!student || isSame(email, student.email) || !(await seatMails.isDue(db, student.id))) return
  await countInvitation(context, user.userId, email)
}

export async function updateStudent(context: ApiContext, id: string, changes: AnyObject): Promise<string> {
  const own = and(eq(students.id, id), ownStudents(context.user))
  if (changes.status === 'invited') await assertInvitable(context, own, changes.email)
  await countCorrected(context, own, changes.email)
  return context.db.transaction(async (tx) => {
    await lock(tx, { students: [id] })
    const [student] = await tx.select().from(students).where(own)
    if (!student) throw new ApiError('NOT_FOUND')
    if (Object.keys(changes).length === 0) return id
    const [changed] = await tx.update(students).set(changes).where(eq(students.id, id)).returning()
    if (changed && changed.status !== student.status) {
      await transitionStudent(tx, context, { ...changed, status: student.status }, changed.status)
    }
    await recordFields(tx, 'student', { before: student, after: changed, userId: context.user?.userId })
    if (changed && !isSame(changed.email, student.email)) await seatMails.send(context, tx, id)
    return id
  })
}

/** Refuses while a seat is held in a session that is still to come (spec section 8). */
async function assertNotExpected(tx: Transaction, studentId: string) {
  const isExpected = and(registrationStudents.held, gt(sessions.startDate, sql`now()`))
  const expected = await tx
    .select({ id: sessions.id })
    .from(registrationStudents)
    .innerJoin(sessions, eq(sessions.id, registrationStudents.sessionId))
    .where(and(eq(registrationStudents.studentId, studentId), isExpected))
    .limit(1)
  if (expected.length > 0) throw new ApiError('STUDENT_HAS_REGISTRATIONS')
}

/** The accounts that are this participant, for themselves or in an organisation. */
async function accountsOf(tx: Transaction, studentId: string): Promise<string[]> {
  const inOrganisations = tx
    .select({ id: memberships.userId })
    .from(memberships)
    .where(eq(memberships.studentId, studentId))
  const isTheirs = or(eq(users.studentId, studentId), inArray(users.id, inOrganisations))
  const accounts = await tx.select({ id: users.id }).from(users).where(isTheirs)
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

/**
 * Does the same to each of several participants, one after the other, and tells with whom it could not be done. One that
 * is not the caller's refuses all of them (404).
 */
export async function actOnStudents(
  context: ApiContext,
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<InferType<typeof studentActions>> {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))]
  const found = await context.db
    .select({ _id: students.id, firstName: students.firstName, lastName: students.lastName })
    .from(students)
    .where(and(inArray(students.id, asked), ownStudents(context.user)))
    .orderBy(students.sortName, students.id)
  if (found.length !== asked.length) throw new ApiError('NOT_FOUND')
  const actions: InferType<typeof studentActions> = { done: [], refused: [] }
  for (const student of found) {
    try {
      await act(student._id)
      actions.done.push(student._id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      actions.refused.push({ ...student, message: error.message })
    }
  }
  return actions
}
