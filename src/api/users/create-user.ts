import type { NewUser } from '../../../schemas/user.ts'
import { requireRole } from '../access.ts'
import type { ApiContext } from '../context.ts'
import { inviteContact } from './invite-contact.ts'
import { inviteStudent } from './invite-student.ts'
import { inviteTrainer } from './invite-trainer.ts'
import { registerUser } from './register-user.ts'

/** A new user: somebody who registers, or whom the caller invites. An invitation needs a caller who may (401, 403). */
export async function createUser(context: ApiContext, input: NewUser) {
  const { user } = context
  if (input.inviteType === 'TRAINER') return inviteTrainer(context, requireRole(user, ['STAFF']), input)
  if (input.inviteType === 'STUDENT') return inviteStudent(context, requireRole(user, ['CONTACT', 'STAFF']), input)
  // A visitor who registers becomes a contact too.
  if (!user || !input.inviteType) return registerUser(context, input)
  return inviteContact(context, requireRole(user, ['CONTACT', 'STAFF']), input)
}
