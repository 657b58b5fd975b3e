import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { waitingListStudents } from '../../db/tables.ts'
import { ApiError } from '../errors.ts'

/** The open entry of exactly these people, null when none of them waits; 409 when some do. */
export async function findSameEntry(tx: Transaction, sessionId: string, students: readonly string[]) {
  const { entryId, studentId, open } = waitingListStudents
  const isOpen = and(eq(waitingListStudents.sessionId, sessionId), eq(open, true))
  const waiting = await tx
    .select({
      studentId,
      entryId,
      people: sql<number>`(
        select count(*)::int from waiting_list_students others where others.entry_id = waiting_list_students.entry_id)`,
    })
    .from(waitingListStudents)
    .where(and(isOpen, inArray(studentId, [...students])))
  const [first] = waiting
  if (!first) return null
  const isSame = waiting.every((row) => row.entryId === first.entryId) && waiting.length === students.length
  if (isSame && first.people === students.length) return first.entryId
  const known = new Set(waiting.map((row) => row.studentId))
  const details = students.flatMap((id, index) =>
    known.has(id) ? [{ path: `students.${index}`, message: 'error.participantWaiting' }] : [],
  )
  throw new ApiError('STUDENT_ALREADY_WAITING', details)
}
