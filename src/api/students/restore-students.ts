import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { memberships, stateChanges, students, users } from '../../db/tables.ts'
import { type StudentStatus, studentStatuses } from '../../domain/student-states.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { ownedBy } from '../owner.ts'
import { linkOwnStudent } from '../users/create-own-student.ts'
import { assertRoomForStudents } from './assert-room-for-students.ts'

type Student = typeof students.$inferSelect

/** So long a removal can be taken back. */
const restorable = sql`now() - interval '1 day'`

/** What a participant was before it was removed; 404 when that is too long ago. */
async function statusBefore(tx: Transaction, id: string): Promise<StudentStatus> {
  const [removal] = await tx
    .select({ from: stateChanges.from })
    .from(stateChanges)
    .where(and(eq(stateChanges.entityId, id), eq(stateChanges.to, 'deleted'), gt(stateChanges.createdAt, restorable)))
    .orderBy(desc(stateChanges.createdAt))
    .limit(1)
  const status = studentStatuses.find((known) => known === removal?.from)
  if (!status) throw new ApiError('NOT_FOUND')
  return status
}

async function restore(tx: Transaction, { id, organisationId, ownerId, email }: Student, userId: string) {
  const status = await statusBefore(tx, id)
  await assertRoomForStudents(tx, { organisationId, ownerId }, 1)
  await tx.update(students).set({ status }).where(eq(students.id, id))
  await recordStateChange(tx, { entity: 'student', entityId: id, from: 'deleted', to: status, userId })
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.organisationId, organisationId ?? id)))
    .where(
      and(
        organisationId ? eq(memberships.approval, 'approved') : eq(users.id, ownerId ?? id),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
      ),
    )
  if (account) await linkOwnStudent(tx, { userId: account.id, organisationId, studentId: id })
}

/** Takes back that participants were removed: all of them, or none. 409 where somebody new has the same address. */
export async function restoreStudents({ db, user }: ApiContext, ids: readonly string[]) {
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))]
  const owned = ownedBy(user, { organisation: students.organisationId, user: students.ownerId })
  await db.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(students)
      .where(and(inArray(students.id, asked), eq(students.status, 'deleted'), owned))
      .for('update')
    if (found.length !== asked.length) throw new ApiError('NOT_FOUND')
    for (const student of found) await restore(tx, student, user.userId)
  })
  return { done: asked, refused: [] }
}
