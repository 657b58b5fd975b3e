import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import type { students } from '../../../db/tables.ts'
import { organisationAdmin } from '../../../domain/contact-roles.ts'
import { canTransition } from '../../../domain/state-table.ts'
import { type StudentActor, type StudentStatus, studentTransitions } from '../../../domain/student-states.ts'
import { mailInvitation, studentOwner } from '../../identity/index.ts'
import { type ApiContext, ApiError, type Principal } from '../../platform/index.ts'

type Student = typeof students.$inferSelect

/** As whom a caller who may see a participant moves it. */
function actorsFor(caller: Principal, organisationId: string | null): StudentActor[] {
  const leads = organisationId === caller.organisation && caller.contactRoles.includes(organisationAdmin)
  return caller.role === 'STAFF' || leads ? ['owner', 'administrator'] : ['owner']
}

/** Takes a locked participant to another status and tells what follows from it; 409 where the table has no such move. */
export async function transitionStudent(
  tx: Transaction,
  { user, publicUrl }: Pick<ApiContext, 'user' | 'publicUrl'>,
  student: Student,
  to: StudentStatus,
) {
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  const actors = actorsFor(user, student.organisationId)
  const from = student.status
  if (!actors.some((actor) => canTransition(studentTransitions, from, to, actor))) throw new ApiError('STATE_CONFLICT')
  await recordStateChange(tx, { entity: 'student', entityId: student.id, from, to, userId: user.userId })
  if (to !== 'invited') return
  const { invitedBy } = await studentOwner(tx, user, student.organisationId)
  await mailInvitation(tx, student, { invitedBy, publicUrl })
}
