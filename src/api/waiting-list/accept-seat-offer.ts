import { and, eq } from 'drizzle-orm'
import { students, waitingListStudents } from '../../db/tables.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ApiError } from '../errors.ts'
import { saveDraft } from '../registration-drafts/save-draft.ts'
import { ownStudents } from '../students/own-students.ts'
import { findEntry } from './change-entry.ts'

/**
 * Puts the people of an open offer into the caller's draft; registering them turns the seats kept for them into theirs.
 * 409 once the offer ran out.
 */
export async function acceptSeatOffer(context: ApiContext, caller: Principal, id: string) {
  const { status, offeredUntil, sessionId } = await findEntry(context, id)
  if (status !== 'offered' || !offeredUntil || offeredUntil <= new Date()) throw new ApiError('STATE_CONFLICT')
  const people = await context.db
    .select({ id: students.id })
    .from(waitingListStudents)
    .innerJoin(students, eq(students.id, waitingListStudents.studentId))
    .where(and(eq(waitingListStudents.entryId, id), ownStudents(caller)))
  await saveDraft(context, caller, sessionId, { students: people.map((person) => person.id) })
}
