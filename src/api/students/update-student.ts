import { and, eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { students } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { moveStudent } from './move-student.ts'
import { ownStudents } from './own-students.ts'

/** Changes what is known of a participant, and its status along its table. */
export const updateStudent = (context: ApiContext, id: string, changes: AnyObject): Promise<string> =>
  context.db.transaction(async (tx) => {
    const own = and(eq(students.id, id), ownStudents(context.user))
    const [student] = await tx.select().from(students).where(own).for('update')
    if (!student) throw new ApiError('NOT_FOUND')
    if (Object.keys(changes).length === 0) return id
    const [changed] = await tx.update(students).set(changes).where(eq(students.id, id)).returning()
    if (changed && changed.status !== student.status) {
      await moveStudent(tx, context, { ...changed, status: student.status }, changed.status)
    }
    return id
  })
