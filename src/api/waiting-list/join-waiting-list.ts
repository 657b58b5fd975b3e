import { eq } from 'drizzle-orm'
import type { NewWaitingListEntry } from '../../../schemas/waiting-list.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { waitingListEntries, waitingListStudents } from '../../db/tables.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ApiError, invalid } from '../errors.ts'
import { countMailToSelf } from '../mails/count-mail.ts'
import { withMutex } from '../mutex.ts'
import { mutexNameOf } from '../registrations/change-registration.ts'
import { assertNotSeated, checkParticipants, findParticipants } from '../registrations/find-participants.ts'
import { lockSession } from '../registrations/lock-session.ts'
import { assertFewWait } from './assert-few-wait.ts'
import { mailJoined } from './entry-mails.ts'
import { findSameEntry } from './find-same-entry.ts'
import { place } from './present-entry.ts'

async function insertEntry(
  tx: Transaction,
  { userId, organisation }: Principal,
  sessionId: string,
  students: string[],
) {
  const [entry] = await tx
    .insert(waitingListEntries)
    .values({ sessionId, userId, organisationId: organisation })
    .returning({ id: waitingListEntries.id })
  const entryId = String(entry?.id)
  await tx.insert(waitingListStudents).values(students.map((studentId) => ({ entryId, studentId, sessionId })))
  await recordStateChange(tx, { entity: 'waiting-list-entry', entityId: entryId, from: null, to: 'waiting', userId })
  return entryId
}

/** Everything under the lock of the session: who comes second stands behind who came first. */
async function joinIn(
  context: ApiContext,
  tx: Transaction,
  caller: Principal,
  { session: sessionId, students }: NewWaitingListEntry,
): Promise<string> {
  const session = await lockSession(tx, sessionId)
  checkParticipants(students, await findParticipants(tx, caller, students))
  if (session.canceledAt) throw new ApiError('SESSION_CANCELED')
  if (session.startDate <= new Date()) throw new ApiError('SESSION_STARTED')
  await assertNotSeated(tx, sessionId, students)
  const same = await findSameEntry(tx, sessionId, students)
  if (same) return same
  if (students.length > session.capacity) throw invalid('students', 'error.groupTooLarge')
  if (session.seatsTaken + students.length <= session.capacity) throw new ApiError('SEATS_FREE')
  await assertFewWait(tx, caller, students.length)
  const id = await insertEntry(tx, caller, sessionId, students)
  const [entry] = await tx.select({ place }).from(waitingListEntries).where(eq(waitingListEntries.id, id))
  await mailJoined(context, tx, id, entry?.place ?? 1)
  return id
}

/** Puts people on the waiting list of a session without seats for all of them; the same people twice are one entry. */
export async function joinWaitingList(context: ApiContext, caller: Principal, given: NewWaitingListEntry) {
  await countMailToSelf(context)
  const session = given.session.toLowerCase()
  const students = given.students.map((id) => id.toLowerCase())
  return withMutex(mutexNameOf(session), () =>
    context.db.transaction((tx) => joinIn(context, tx, caller, { session, students })),
  )
}
