import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { registrationStudents } from '../../db/tables.ts'
import { type ApiContext, ApiError, callerOf, type Principal } from '../platform/index.ts'
import { assertNotSeated, checkParticipants, findParticipants } from './find-participants.ts'
import { assertVisible, type LoadedRegistration, loadRegistration, lockSession } from './load-registration.ts'
import { areTold, contactMail, mailParticipants, mailSeats, namesOf, providerMail } from './mail-registration.ts'
import { daysUntilStart } from './plan-cancellation.ts'
import { changeRegistration } from './transition-registration.ts'

const asStudent = () => 'student'

/** Somebody of the same customer, with what the course asks of its participants and no seat in the session yet. */
async function assertFits(tx: Transaction, caller: Principal, registration: LoadedRegistration, student: string) {
  const found = await findParticipants(tx, caller, [student])
  checkParticipants([student], found, asStudent)
  const { organisationId, userId, sessionId } = registration
  const isSameCustomer = found.every((participant) =>
    organisationId ? participant.organisationId === organisationId : participant.ownerId === userId,
  )
  if (!isSameCustomer) throw new ApiError('NOT_FOUND')
  const session = await lockSession(tx, sessionId)
  if (session.startDate <= new Date()) throw new ApiError('SESSION_STARTED')
  if (
    session.courseType === 'CERTIFICATION' &&
    !found.every(({ dateOfBirth, birthPlace }) => dateOfBirth && birthPlace)
  )
    throw new ApiError('INVALID', [{ path: asStudent(), message: 'error.birthData' }])
  await assertNotSeated(tx, sessionId, [student], asStudent)
}

/** The contact hears of it, and the provider where it was the customer's deed; where the seat is firm, so do whoever comes instead and whoever knew it as theirs. */
async function mailReplacement(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  leaving: LoadedRegistration['participants'],
  student: string,
) {
  const coming = registration.participants.filter((participant) => participant.id === student)
  const names = { participant: namesOf(leaving).join(), replacement: namesOf(coming).join() }
  const occasion = `${student}:${Date.now()}`
  await queueMail(tx, { ...contactMail(context, registration, names), occasion, kind: 'participant-replaced' })
  if (context.user?.role !== 'STAFF')
    await queueMail(tx, { ...providerMail(context, registration, names), occasion, kind: 'participant-replacement' })
  if (!areTold(registration)) return
  const left = { ...registration, participants: leaving }
  await mailParticipants(context, tx, left, { kind: 'participant-left', occasion })
  const joined = { ...registration, participants: coming }
  await mailSeats(context, tx, joined, occasion)
}

/** Lets another participant of the same customer take a seat, until the session starts; what it costs stays the same. */
export async function replaceParticipant(context: ApiContext, id: string, studentId: string, given: string) {
  const caller = callerOf(context)
  const student = given.toLowerCase()
  await assertVisible(context, id)
  await changeRegistration(context, id, async (tx, registration) => {
    const { status, participants } = registration
    const leaving = participants.find((participant) => participant.id === studentId.toLowerCase())
    if (!leaving) throw new ApiError('NOT_FOUND')
    if (status === 'expired') throw new ApiError('STATE_CONFLICT')
    if (daysUntilStart(registration, new Date()) < registration.terms.daysToReplace) throw new ApiError('TOO_LATE')
    await assertFits(tx, caller, registration, student)
    await tx
      .update(registrationStudents)
      .set({ studentId: student })
      .where(and(eq(registrationStudents.registrationId, id), eq(registrationStudents.studentId, leaving.id)))
    const reason = `${student} instead of ${leaving.id}`
    await recordStateChange(tx, 'registration', id, { from: status, to: status, userId: caller.userId, reason })
    await mailReplacement(context, tx, await loadRegistration(tx, id), [leaving], student)
  })
}
