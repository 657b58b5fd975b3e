import { and, arrayContains, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { type students, users } from '../../db/tables.ts'
import { organisationAdmin } from '../../domain/contact-roles.ts'
import { mayMove } from '../../domain/state-table.ts'
import { type StudentMover, type StudentStatus, studentMoves } from '../../domain/student-states.ts'
import type { ApiContext, Caller } from '../context.ts'
import { ApiError } from '../errors.ts'
import { mailInvitation } from './mail-invitation.ts'
import { studentOwner } from './student-owner.ts'

type Student = typeof students.$inferSelect

/** As whom a caller who may see a participant moves it. */
async function moversFor(tx: Transaction, caller: Caller, organisationId: string | null): Promise<StudentMover[]> {
  if (caller.role === 'STAFF') return ['owner', 'administrator']
  if (!organisationId) return ['owner']
  const leads = and(
    eq(users.id, caller.id),
    eq(users.organisationId, organisationId),
    arrayContains(users.contactRoles, [organisationAdmin]),
  )
  return (await tx.$count(users, leads)) > 0 ? ['owner', 'administrator'] : ['owner']
}

/** Takes a locked participant to another status and tells what follows from it; 409 where the table has no such move. */
export async function moveStudent(
  tx: Transaction,
  { user, publicUrl }: Pick<ApiContext, 'user' | 'publicUrl'>,
  student: Student,
  to: StudentStatus,
) {
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  const movers = await moversFor(tx, user, student.organisationId)
  const from = student.status
  if (!movers.some((mover) => mayMove(studentMoves, from, to, mover))) throw new ApiError('STATE_CONFLICT')
  await recordStateChange(tx, { entity: 'student', entityId: student.id, from, to, userId: user.id })
  if (to !== 'invited') return
  const { invitedBy } = await studentOwner(tx, user, student.organisationId)
  await mailInvitation(tx, student, { invitedBy, publicUrl })
}
