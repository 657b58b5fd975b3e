import { and, eq } from 'drizzle-orm'
import type { ParticipantReplacement } from '../../../schemas/participant-replacement.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { registrationStudents } from '../../db/tables.ts'
import { addOrComplete, studentsByEmail } from '../identity/index.ts'
import {
  type ApiContext,
  ApiError,
  callerOf,
  type ErrorDetail,
  type Principal,
  translateError,
} from '../platform/index.ts'
import { assertNotSeated, checkParticipants, findParticipants } from './find-participants.ts'
import { assertVisible, type LoadedRegistration, loadRegistration, lockSession } from './load-registration.ts'
import { areTold, contactMail, mailParticipants, mailSeats, namesOf, providerMail } from './mail-registration.ts'
import { daysUntilStart } from './plan-cancellation.ts'
import { changeRegistration } from './transition-registration.ts'

type Newcomer = NonNullable<ParticipantReplacement['newStudent']>

const isSameName = (one: Newcomer, other: Pick<Newcomer, 'firstName' | 'lastName'>) =>
  `${one.firstName} ${one.lastName}`.localeCompare(`${other.firstName} ${other.lastName}`, 'nl', {
    sensitivity: 'base',
  }) === 0

/** What is wrong of somebody new, where their address was typed. */
function atTheirAddress(error: unknown) {
  const { code, details } = translateError(error, 'PUT')
  return details
    ? new ApiError(
        code,
        details.map(({ message }) => ({ path: 'newStudent.email', message })),
      )
    : error
}

/** Makes somebody new a participant of whoever registered; whom they have by that name and address is that participant. */
async function addNewcomer(
  context: ApiContext,
  tx: Transaction,
  { organisationId, userId, contact, invoice }: LoadedRegistration,
  newcomer: Newcomer,
) {
  const owner = {
    organisationId,
    ownerId: organisationId ? null : userId,
    invitedBy: invoice.name,
    language: contact.language,
    userId: callerOf(context).userId,
  }
  const { email } = newcomer
  const known = (await studentsByEmail(tx, owner, [email])).get(email.toLowerCase())
  if (known && !isSameName(newcomer, known))
    throw new ApiError('STUDENT_EXISTS', [{ path: 'newStudent.email', message: 'error.participantKnown' }])
  try {
    return await addOrComplete(tx, context, owner, newcomer, known)
  } catch (error) {
    throw atTheirAddress(error)
  }
}

interface Coming {
  student: string
  /** They were typed rather than chosen. */
  isNew: boolean
}

type Found = Awaited<ReturnType<typeof findParticipants>>

/** Certificates say when and where somebody was born: what is missing of it, at what was sent. */
function missingOfBirth(found: Found, { isNew }: Coming): ErrorDetail[] {
  const fields = ['dateOfBirth', 'birthPlace'] as const
  const missing = fields.filter((field) => found.some((participant) => !participant[field]))
  if (isNew) return missing.map((field) => ({ path: `newStudent.${field}`, message: 'error.required' }))
  return missing.length > 0 ? [{ path: 'student', message: 'error.birthData' }] : []
}

/** Somebody of the same customer, with what the course asks of its participants and no seat in the session yet. */
async function assertFits(tx: Transaction, caller: Principal, registration: LoadedRegistration, coming: Coming) {
  const { student, isNew } = coming
  const pathOf = () => (isNew ? 'newStudent.email' : 'student')
  const found = await findParticipants(tx, caller, [student])
  checkParticipants([student], found, pathOf)
  const { organisationId, userId, sessionId } = registration
  const isSameCustomer = found.every((participant) =>
    organisationId ? participant.organisationId === organisationId : participant.ownerId === userId,
  )
  if (!isSameCustomer) throw new ApiError('NOT_FOUND')
  const session = await lockSession(tx, sessionId)
  if (session.startDate <= new Date()) throw new ApiError('SESSION_STARTED')
  const missing = session.courseType === 'CERTIFICATION' ? missingOfBirth(found, coming) : []
  if (missing.length > 0) throw new ApiError('INVALID', missing)
  await assertNotSeated(tx, sessionId, [student], pathOf)
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

/**
 * Lets another participant of the same customer take a seat, until the session starts; what it costs stays the same.
 * Somebody new becomes a participant by it, in the same transaction.
 */
export async function replaceParticipant(
  context: ApiContext,
  id: string,
  studentId: string,
  { student: given, newStudent }: ParticipantReplacement,
) {
  const caller = callerOf(context)
  await assertVisible(context, id)
  await changeRegistration(context, id, async (tx, registration) => {
    const { status, participants } = registration
    const leaving = participants.find((participant) => participant.id === studentId.toLowerCase())
    if (!leaving) throw new ApiError('NOT_FOUND')
    if (status === 'expired') throw new ApiError('STATE_CONFLICT')
    if (daysUntilStart(registration, new Date()) < registration.terms.daysToReplace) throw new ApiError('TOO_LATE')
    const student = newStudent ? await addNewcomer(context, tx, registration, newStudent) : String(given).toLowerCase()
    await assertFits(tx, caller, registration, { student, isNew: Boolean(newStudent) })
    await tx
      .update(registrationStudents)
      .set({ studentId: student })
      .where(and(eq(registrationStudents.registrationId, id), eq(registrationStudents.studentId, leaving.id)))
    const reason = `${student} instead of ${leaving.id}`
    const told = { from: status, to: status, userId: caller.userId, reason }
    const differences = { participant: [leaving.id, student] as const }
    await recordStateChange(tx, 'registration', id, { ...told, differences })
    await mailReplacement(context, tx, await loadRegistration(tx, id), [leaving], student)
  })
}
