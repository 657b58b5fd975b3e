import { and, eq, type SQL } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { students } from '../../../db/tables.ts'
import { ownStudents } from '../../identity/index.ts'
import { assertMayInvite, countInvitation } from '../../mail/index.ts'
import { type ApiContext, ApiError, lock } from '../../platform/index.ts'
import { seatMails } from './seat-mails.ts'
import { transitionStudent } from './transition-student.ts'

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
  if (!student || isSame(email, student.email) || !(await seatMails().isDue(db, student.id))) return
  await countInvitation(context, user.userId, email)
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
    if (changed && !isSame(changed.email, student.email)) await seatMails().send(context, tx, id)
    return id
  })
}
