import { and, eq, inArray, sql } from 'drizzle-orm'
import type { NewWaitingListEntry } from '../../../schemas/waiting-list.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { waitingListEntries, waitingListStudents } from '../../db/tables.ts'
import { unpaidSeats } from '../../domain/registrations.ts'
import { countMailToSelf } from '../mail/index.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import { ApiError, invalid, isVerified, lockTurn, ofCustomer } from '../platform/index.ts'
import { assertNotSeated, checkParticipants, findParticipants } from './find-participants.ts'
import { lockSession } from './load-registration.ts'
import { changeSessions } from './transition-registration.ts'
import { place } from './waiting-list-entries.ts'
import { mailJoined } from './waiting-list-mails.ts'

/** The open entry of exactly these people, null when none of them waits; 409 when some do. */
async function findSameEntry(tx: Transaction, sessionId: string, students: readonly string[]) {
  const { entryId, studentId, open } = waitingListStudents
  const isOpen = and(eq(waitingListStudents.sessionId, sessionId), open)
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

/** 409 for more people on lists than a customer may hold seats unpaid: each of them may be offered one. */
async function assertFewWait(tx: Transaction, { userId, organisation }: Principal, wanted: number) {
  await lockTurn(tx, `waiting lists ${organisation ?? userId}`)
  const { organisationId, userId: user } = waitingListEntries
  const theirs = ofCustomer({ userId, organisation }, { organisation: organisationId, user })
  const [waiting] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(waitingListEntries)
    .innerJoin(waitingListStudents, eq(waitingListStudents.entryId, waitingListEntries.id))
    .where(and(theirs, waitingListStudents.open))
  const most = (await isVerified(tx, userId)) ? unpaidSeats.verified : unpaidSeats.unverified
  if ((waiting?.count ?? 0) + wanted > most) {
    throw new ApiError('TOO_MANY_WAITING', [{ path: 'students', message: 'error.tooManyWaiting' }])
  }
}

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
  await recordStateChange(tx, 'waiting-list-entry', entryId, { to: 'waiting', userId })
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
  return changeSessions(context, [session], (tx) => joinIn(context, tx, caller, { session, students }))
}
