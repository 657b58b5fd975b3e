import { assertVerified } from '../auth/assert-verified.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { actOnStudents } from './act-on-students.ts'
import { updateStudent } from './update-student.ts'

/** Invites each of several participants; nobody at all while the caller's own address is not verified (403). */
export async function inviteStudents(context: ApiContext, ids: readonly string[]) {
  if (!context.user) throw new ApiError('NOT_SIGNED_IN')
  await assertVerified(context.db, context.user)
  return actOnStudents(context, ids, (id) => updateStudent(context, id, { status: 'invited' }))
}
