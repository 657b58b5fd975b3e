import type { AnyObject } from 'yup'
import type { ApiContext } from '../context.ts'
import { addStudent } from './add-student.ts'
import { studentOwner } from './student-owner.ts'

export const createStudent = (context: ApiContext, input: AnyObject): Promise<string> =>
  context.db.transaction(async (tx) => {
    const owner = await studentOwner(tx, context.user, input.organisation)
    return addStudent(tx, context, owner, input)
  })
