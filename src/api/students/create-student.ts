import type { AnyObject } from 'yup'
import type { ApiContext } from '../context.ts'
import { assertMayInvite } from '../mails/assert-may-invite.ts'
import { addStudent } from './add-student.ts'
import { studentOwner } from './student-owner.ts'

export async function createStudent(context: ApiContext, input: AnyObject): Promise<string> {
  if (input.sendMail) await assertMayInvite(context, context.user, input.email)
  return context.db.transaction(async (tx) => {
    const owner = await studentOwner(tx, context.user, input.organisation)
    return addStudent(tx, context, owner, input)
  })
}
