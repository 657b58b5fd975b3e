import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { students } from '../../../db/tables.ts'
import { mostStudents } from '../../../domain/quotas.ts'
import { ApiError } from '../../platform/index.ts'
import type { StudentOwner } from './student-owner.ts'

/** 409 when a customer would have more participants than one may. */
export async function assertRoomForStudents(
  tx: Transaction,
  { organisationId, ownerId }: Pick<StudentOwner, 'organisationId' | 'ownerId'>,
  count: number,
) {
  const owned = ownerId ? and(eq(students.ownerId, ownerId), isNull(students.organisationId)) : undefined
  const theirs = organisationId ? eq(students.organisationId, organisationId) : owned
  if (!theirs) return
  const present = await tx.$count(students, and(theirs, ne(students.status, 'deleted')))
  if (present + count > mostStudents)
    throw new ApiError('TOO_MANY_STUDENTS', [{ path: 'students', message: 'error.mostStudents' }])
}
