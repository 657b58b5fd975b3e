import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { registrationStudents, students } from '../../db/tables.ts'
import { mayTakePart, ownStudents } from '../identity/index.ts'
import { ApiError, type ErrorDetail, lock, type Principal, pick } from '../platform/index.ts'

const columns = pick(students, 'id', 'status', 'organisationId', 'ownerId', 'dateOfBirth', 'birthPlace')

/** Those of the participants asked for that the caller has; locked, so that none is deleted meanwhile. */
export async function findParticipants(tx: Transaction, caller: Principal, ids: string[]) {
  await lock(tx, { students: ids }, 'share')
  return tx
    .select(columns)
    .from(students)
    .where(and(inArray(students.id, ids), ownStudents(caller)))
    .orderBy(asc(students.id))
}

type Participant = Awaited<ReturnType<typeof findParticipants>>[number]

/** Where in the body the participant of an index stands. */
type PathOf = (index: number) => string

const inStudents: PathOf = (index) => `students.${index}`

function detailsOf(ids: string[], pathOf: PathOf, problem: (id: string, index: number) => string | null) {
  return ids.flatMap((id, index): ErrorDetail[] => {
    const message = problem(id, index)
    return message === null ? [] : [{ path: pathOf(index), message }]
  })
}

/** Refuses participants that are not the caller's, that come twice, were put aside, or belong to different customers. */
export function checkParticipants(ids: string[], found: Participant[], pathOf = inStudents) {
  const byId = new Map(found.map((participant) => [participant.id, participant]))
  const missing = detailsOf(ids, pathOf, (id) => (byId.has(id) ? null : 'error.participantUnknown'))
  if (missing.length > 0) throw new ApiError('NOT_FOUND', missing)
  const twice = detailsOf(ids, pathOf, (id, index) => (ids.indexOf(id) < index ? 'error.participantTwice' : null))
  if (twice.length > 0) throw new ApiError('INVALID', twice)
  const aside = detailsOf(ids, pathOf, (id) => {
    const participant = byId.get(id)
    return participant && !mayTakePart(participant) ? 'error.participantInactive' : null
  })
  if (aside.length > 0) throw new ApiError('INVALID', aside)
  const [first] = found
  const strange = detailsOf(ids, pathOf, (id) => {
    const participant = byId.get(id)
    const same = participant?.organisationId === first?.organisationId && participant?.ownerId === first?.ownerId
    return same ? null : 'error.participantElsewhere'
  })
  if (strange.length > 0) throw new ApiError('INVALID', strange)
}

/** Certificates say when and where somebody was born (spec section 3, Student). */
export function checkBirthData(ids: string[], found: Participant[]) {
  const byId = new Map(found.map((participant) => [participant.id, participant]))
  const missing = (['dateOfBirth', 'birthPlace'] as const).flatMap((field) =>
    detailsOf(
      ids,
      (index) => `${inStudents(index)}.${field}`,
      (id) => (byId.get(id)?.[field] ? null : 'error.required'),
    ),
  )
  if (missing.length > 0) throw new ApiError('INVALID', missing)
}

/** 409 for those who have a seat in the session already. */
export async function assertNotSeated(tx: Transaction, sessionId: string, ids: string[], pathOf = inStudents) {
  const rows = await tx
    .select({ id: registrationStudents.studentId })
    .from(registrationStudents)
    .where(
      and(
        eq(registrationStudents.sessionId, sessionId),
        inArray(registrationStudents.studentId, ids),
        eq(registrationStudents.held, true),
      ),
    )
  const seated = new Set(rows.map(({ id }) => id))
  const details = detailsOf(ids, pathOf, (id) => (seated.has(id) ? 'error.participantRegistered' : null))
  if (details.length > 0) throw new ApiError('STUDENT_ALREADY_REGISTERED', details)
}
