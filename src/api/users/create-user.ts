import type { NewUser } from '../../../schemas/user.ts'
import { requireRole } from '../access.ts'
import type { ApiContext } from '../context.ts'
import type { ErrorCode } from '../errors.ts'
import { inviteContact } from './invite-contact.ts'
import { inviteStudent } from './invite-student.ts'
import { inviteTrainer } from './invite-trainer.ts'
import { registerUser } from './register-user.ts'

/** How registering and inviting can fail, beside what every call of their kind can. */
export const registrationFailures: readonly ErrorCode[] = [
  'WRONG_PASSWORD',
  'FORBIDDEN',
  'EMAIL_NOT_VERIFIED',
  'NOT_FOUND',
  'USER_EXISTS',
  'STUDENT_EXISTS',
  'ORGANISATION_NAME_EXISTS',
  'TOO_MANY_STUDENTS',
  'STATE_CONFLICT',
  'TOO_MANY',
]

/** A new user: somebody who registers, or whom the caller invites. An invitation needs a caller who may (401, 403). */
export async function createUser(context: ApiContext, input: NewUser) {
  const { user } = context
  if (input.inviteType === 'TRAINER') return inviteTrainer(context, requireRole(user, ['STAFF']), input)
  if (input.inviteType === 'STUDENT') return inviteStudent(context, requireRole(user, ['CONTACT', 'STAFF']), input)
  // A visitor who registers becomes a contact too.
  if (!user || !input.inviteType) return registerUser(context, input)
  return inviteContact(context, requireRole(user, ['CONTACT', 'STAFF']), input)
}
