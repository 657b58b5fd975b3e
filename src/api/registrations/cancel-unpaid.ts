import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { registrationStudents, registrations } from '../../db/tables.ts'
import { withoutSome } from '../../domain/cancellation.ts'
import { assertNoPaymentUnderWay, settleOpenPayment } from '../money/index.ts'
import { type ApiContext, ApiError, callerOf } from '../platform/index.ts'
import { assertNotInvoiced, assertVisible, type LoadedRegistration, loadRegistration } from './load-registration.ts'
import { contactMail, type MailContext, mailParticipants, namesOf, providerMail } from './mail-registration.ts'
import { returnDays } from './prepaid-uses.ts'
import { changeSeats, freeSeats } from './seats.ts'
import { changeRegistration, transitionRegistration } from './transition-registration.ts'

/** The contact hears what is left to pay, the provider that it was the customer's deed, the participant what they knew of. */
export async function mailCanceledParticipant(
  context: MailContext,
  tx: Transaction,
  registration: LoadedRegistration,
  { leaving, isOwn }: { leaving: LoadedRegistration['participants'][number]; isOwn: boolean },
) {
  const { net, vat, billing } = registration
  const participants = [leaving]
  const participant = namesOf(participants).join()
  const occasion = `${leaving.id}:${Date.now()}`
  const mail = contactMail(context, registration, { participant, amount: net + vat })
  await queueMail(tx, { ...mail, occasion, kind: 'participant-canceled' })
  const notice = providerMail(context, registration, { participant })
  if (isOwn) await queueMail(tx, { ...notice, occasion, kind: 'participant-cancellation' })
  if (billing === 'online') return
  await mailParticipants(context, tx, { ...registration, participants }, { kind: 'participant-left', occasion })
}

/** Tells the contact that a registration is canceled, and the provider when it was the customer who did. */
export async function mailCancellation(
  context: MailContext,
  tx: Transaction,
  registration: LoadedRegistration,
  isOwn: boolean,
) {
  await queueMail(tx, { ...contactMail(context, registration, {}), kind: 'registration-canceled' })
  if (isOwn) await queueMail(tx, { ...providerMail(context, registration, {}), kind: 'registration-cancellation' })
}

/**
 * Only what nobody paid or billed becomes cheaper by itself, and only while no payment of the old amount is in flight.
 * Whoever is the last one goes with the registration.
 */
async function assertLeavable(tx: Transaction, { id, status, participants }: LoadedRegistration) {
  if (status !== 'awaiting_payment' || participants.length < 2) throw new ApiError('STATE_CONFLICT')
  await assertNotInvoiced(tx, id)
  await assertNoPaymentUnderWay(tx, id)
}

/** Gives back the seats of some participants, and of their days what the terms give; the others keep theirs. */
export async function giveBackSeats(
  tx: Transaction,
  registration: LoadedRegistration,
  { leaving, percent, userId }: { leaving: readonly string[]; percent: number; userId: string | undefined },
) {
  const { id, status, sessionId } = registration
  await returnDays(tx, registration, leaving.length, percent)
  const theirs = inArray(registrationStudents.studentId, [...leaving])
  await tx.delete(registrationStudents).where(and(eq(registrationStudents.registrationId, id), theirs))
  await changeSeats(tx, sessionId, -leaving.length)
  const reason = `without ${leaving.join(', ')}`
  const differences = { participant: [leaving, null] as const }
  await recordStateChange(tx, 'registration', id, { from: status, to: status, userId, reason, differences })
}

/** Takes one participant out of a registration that awaits payment; the others keep their seats. */
export async function cancelParticipant(context: ApiContext, id: string, studentId: string) {
  const { userId, role } = callerOf(context)
  await assertVisible(context, id)
  await settleOpenPayment(context, id)
  await changeRegistration(context, id, async (tx, registration) => {
    const leaving = registration.participants.find((participant) => participant.id === studentId.toLowerCase())
    if (!leaving) throw new ApiError('NOT_FOUND')
    await assertLeavable(tx, registration)
    const { net, vat } = withoutSome({ ...registration, participants: registration.participants.length }, 1, 100)
    await tx.update(registrations).set({ net, vat }).where(eq(registrations.id, id))
    await giveBackSeats(tx, registration, { leaving: [leaving.id], percent: 100, userId })
    await mailCanceledParticipant(context, tx, await loadRegistration(tx, id), { leaving, isOwn: role !== 'STAFF' })
  })
}

/**
 * Takes back a registration that awaits payment: its seats are free and nobody sees it any more, while the books keep
 * it. 409 when it was paid or billed, which the payment provider may know before we do.
 */
export async function cancelRegistration(context: ApiContext, id: string) {
  const { userId, role } = callerOf(context)
  await settleOpenPayment(context, id)
  await changeRegistration(context, id, async (tx, registration) => {
    await assertNotInvoiced(tx, id)
    const actor = { as: role === 'STAFF' ? 'staff' : 'owner', userId, reason: 'canceled' } as const
    await transitionRegistration(tx, registration, { status: 'expired', endedReason: 'canceled' }, actor)
    await freeSeats(tx, registration)
    await mailCancellation(context, tx, registration, role !== 'STAFF')
  })
}
