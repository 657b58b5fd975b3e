import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { registrationStudents, students } from '../../db/tables.ts'
import { mayTakePart, ownStudents } from '../identity/index.ts'
import { ApiError, type ErrorCode, type ErrorDetail, lockAndRead, type Principal, pick } from '../platform/index.ts'

const columns = pick(students, 'id', 'status', 'organisationId', 'ownerId', 'dateOfBirth', 'birthPlace')

/** Those of the participants asked for that the caller has; locked, so that none is deleted meanwhile. */
export function findParticipants(tx: Transaction, caller: Principal, ids: string[]) {
  return lockAndRead(tx, 'students', ids, columns, { strength: 'share', which: ownStudents(caller) })
}

type Participant = Awaited<ReturnType<typeof findParticipants>>[number]

/** Where in the body the participant of an index stands. */
type PathOf = (index: number) => string

const inStudents: PathOf = (index) => `students.${index}`

/** Refuses where any of the participants has a problem, and tells of each that has. */
function assertNone(
  code: ErrorCode,
  ids: string[],
  pathOf: PathOf,
  problem: (id: string, index: number) => string | false | undefined,
) {
  const details = ids.flatMap((id, index): ErrorDetail[] => {
    const message = problem(id, index)
    return message ? [{ path: pathOf(index), message }] : []
  })
  if (details.length > 0) throw new ApiError(code, details)
}

const byIdOf = (found: Participant[]) => new Map(found.map((participant) => [participant.id, participant]))

/** Refuses participants that are not the caller's, that come twice, were put aside, or belong to different customers. */
export function checkParticipants(ids: string[], found: Participant[], pathOf = inStudents) {
  const byId = byIdOf(found)
  assertNone('NOT_FOUND', ids, pathOf, (id) => !byId.has(id) && 'error.participantUnknown')
  assertNone('INVALID', ids, pathOf, (id, index) => ids.indexOf(id) < index && 'error.participantTwice')
  assertNone('INVALID', ids, pathOf, (id) => {
    const participant = byId.get(id)
    return participant && !mayTakePart(participant) && 'error.participantInactive'
  })
  const [first] = found
  assertNone('INVALID', ids, pathOf, (id) => {
    const participant = byId.get(id)
    const isSame = participant?.organisationId === first?.organisationId && participant?.ownerId === first?.ownerId
    return !isSame && 'error.participantElsewhere'
  })
}

/** Certificates say when and where somebody was born (spec section 3, Student). */
export function checkBirthData(ids: string[], found: Participant[]) {
  const byId = byIdOf(found)
  const fields = ['dateOfBirth', 'birthPlace'] as const
  const missing = fields.flatMap((field) =>
    ids.flatMap((id, index) =>
      byId.get(id)?.[field] ? [] : [{ path: `${inStudents(index)}.${field}`, message: 'error.required' }],
    ),
  )
  if (missing.length > 0) throw new ApiError('INVALID', missing)
}

/** 409 for those who have a seat in the session already. */
export const refuseSeated = (ids: string[], seated: readonly string[], pathOf = inStudents) =>
  assertNone('STUDENT_ALREADY_REGISTERED', ids, pathOf, (id) => seated.includes(id) && 'error.participantRegistered')

export async function assertNotSeated(tx: Transaction, sessionId: string, ids: string[], pathOf = inStudents) {
  const { studentId, held } = registrationStudents
  const isSeated = and(eq(registrationStudents.sessionId, sessionId), inArray(studentId, ids), held)
  const rows = await tx.select({ id: studentId }).from(registrationStudents).where(isSeated)
  refuseSeated(
    ids,
    rows.map(({ id }) => id),
    pathOf,
  )
}
