import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { Executor, Transaction } from '../../db/client.ts'
import { registrationStudents, registrations, sessions, students } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { lock } from '../lock.ts'
import { assertMayInvite } from '../mails/assert-may-invite.ts'
import { countInvitation } from '../mails/count-mail.ts'
import { isFirm } from '../registrations/is-firm.ts'
import { loadRegistration } from '../registrations/load-registration.ts'
import { mailParticipants } from '../registrations/registration-mails.ts'
import { ownStudents } from './own-students.ts'
import { transitionStudent } from './transition-student.ts'

/** Whoever sends back an invited participant as it is invites nobody. */
async function assertInvitable(context: ApiContext, own: SQL | undefined, email: string | undefined) {
  const [student] = await context.db.select().from(students).where(own)
  if (student && student.status !== 'invited') await assertMayInvite(context, context.user, email ?? student.email)
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The registrations whose seats, in sessions to come, are surely the participant's. */
const findSeats = (db: Executor, id: string) =>
  db
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(registrationStudents, eq(registrationStudents.registrationId, registrations.id))
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .where(and(eq(registrationStudents.studentId, id), sql`held`, isFirm, gt(sessions.startDate, sql`now()`)))
    .orderBy(asc(registrations.id))

/** A corrected address gets mails, so it counts as an invitation does (429). Before the transaction: it counts. */
async function countCorrected(context: ApiContext, own: SQL | undefined, email: string | undefined) {
  const { db, user } = context
  if (!email || !user || user.role === 'STAFF') return
  const [student] = await db.select().from(students).where(own)
  if (!student || isSame(email, student.email) || (await findSeats(db, student.id)).length === 0) return
  await countInvitation(context, user.userId, email)
}

/** What was mailed of seats in sessions to come goes to a corrected address too. */
async function mailSeats(context: ApiContext, tx: Transaction, id: string) {
  const again = String(Date.now())
  for (const seat of await findSeats(tx, id)) {
    const registration = await loadRegistration(tx, seat.id)
    const participants = registration.participants.filter((participant) => participant.id === id)
    await mailParticipants(context, tx, { ...registration, participants }, { kind: 'participant-registered', again })
  }
}

/** Changes what is known of a participant, and its status along its table. */
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
    if (changed && !isSame(changed.email, student.email)) await mailSeats(context, tx, id)
    return id
  })
}
