import { and, inArray } from 'drizzle-orm'
import { students } from '../../../db/tables.ts'
import { ownStudents } from '../../identity/index.ts'
import { type ApiContext, ApiError } from '../../platform/index.ts'

interface Refused {
  _id: string
  firstName: string
  lastName: string
  message: string
}

export interface StudentActions {
  /** The ids of those it happened to. */
  done: string[]
  refused: Refused[]
}

/**
 * Does the same to each of several participants, one after the other, and tells with whom it could not be done. One that
 * is not the caller's refuses all of them (404).
 */
export async function actOnStudents(
  context: ApiContext,
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<StudentActions> {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))]
  const found = await context.db
    .select({ _id: students.id, firstName: students.firstName, lastName: students.lastName })
    .from(students)
    .where(and(inArray(students.id, asked), ownStudents(context.user)))
    .orderBy(students.sortName, students.id)
  if (found.length !== asked.length) throw new ApiError('NOT_FOUND')
  const actions: StudentActions = { done: [], refused: [] }
  for (const student of found) {
    try {
      await act(student._id)
      actions.done.push(student._id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      actions.refused.push({ ...student, message: error.message })
    }
  }
  return actions
}
