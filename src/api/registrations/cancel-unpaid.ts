import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { registrationStudents, registrations } from '../../db/tables.ts'
import { withoutSome } from '../../domain/cancellation.ts'
import { assertNoPaymentUnderWay, settleOpenPayment } from '../money/index.ts'
import { type ApiContext, ApiError, customers, requireRole } from '../platform/index.ts'
import { assertVisible, type LoadedRegistration, loadRegistration } from './load-registration.ts'
import { contactMail, mailParticipants, providerMail } from './mail-registration.ts'
import { changeSeats, freeSeats } from './seats.ts'
import { type Actor, changeRegistration, transitionRegistration } from './transition-registration.ts'
import { assertNotInvoiced } from './update-registration.ts'

/** The contact hears what is left to pay, the provider that it was the customer's deed, the participant what they knew of. */
export async function mailCanceledParticipant(
  context: Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>,
  tx: Transaction,
  registration: LoadedRegistration,
  { leaving, isOwn }: { leaving: LoadedRegistration['participants'][number]; isOwn: boolean },
) {
  const { id, net, vat, billing } = registration
  const participant = `${leaving.firstName} ${leaving.lastName}`
  const occasion = `${leaving.id}:${Date.now()}`
  const { values, ...contact } = contactMail(context, registration)
  await queueMail(tx, {
    about: id,
    occasion,
    ...contact,
    kind: 'participant-canceled',
    values: { ...values, participant, amount: net + vat },
  })
  if (isOwn) {
    const { values: told, ...provider } = providerMail(context, registration)
    await queueMail(tx, {
      about: id,
      occasion,
      ...provider,
      kind: 'participant-cancellation',
      values: { ...told, participant },
    })
  }
  if (billing === 'online') return
  await mailParticipants(
    context,
    tx,
    { ...registration, participants: [leaving] },
    { kind: 'participant-left', occasion },
  )
}

/** Tells the contact that a registration is canceled, and the provider when it was the customer who did. */
export async function mailCancellation(
  context: Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>,
  tx: Transaction,
  registration: LoadedRegistration,
  { as }: Pick<Actor, 'as'>,
) {
  const { id } = registration
  const kind = 'registration-canceled'
  await queueMail(tx, { about: id, ...contactMail(context, registration), kind })
  if (as !== 'owner') return
  await queueMail(tx, { about: id, ...providerMail(context, registration), kind: 'registration-cancellation' })
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

/** Gives back the seat of one participant, and lets the registration cost that much less. */
async function giveBack(tx: Transaction, registration: LoadedRegistration, studentId: string) {
  const { id, sessionId, participants } = registration
  const { net, vat } = withoutSome({ ...registration, participants: participants.length }, 1, 100)
  const seat = and(eq(registrationStudents.registrationId, id), eq(registrationStudents.studentId, studentId))
  await tx.update(registrations).set({ net, vat }).where(eq(registrations.id, id))
  await tx.delete(registrationStudents).where(seat)
  await changeSeats(tx, sessionId, -1)
}

/** Takes one participant out of a registration that awaits payment; the others keep their seats. */
export async function cancelParticipant(context: ApiContext, id: string, studentId: string) {
  const { userId, role } = requireRole(context.user, customers)
  await assertVisible(context, id)
  await settleOpenPayment(context, id)
  await changeRegistration(context, id, async (tx, registration) => {
    const leaving = registration.participants.find((participant) => participant.id === studentId.toLowerCase())
    if (!leaving) throw new ApiError('NOT_FOUND')
    await assertLeavable(tx, registration)
    await giveBack(tx, registration, leaving.id)
    const { status } = registration
    const reason = `without ${leaving.id}`
    await recordStateChange(tx, 'registration', id, { from: status, to: status, userId, reason })
    await mailCanceledParticipant(context, tx, await loadRegistration(tx, id), { leaving, isOwn: role !== 'STAFF' })
  })
}

/**
 * Takes back a registration that awaits payment: its seats are free and nobody sees it any more, while the books keep
 * it. 409 when it was paid or billed, which the payment provider may know before we do.
 */
export async function cancelRegistration(context: ApiContext, id: string) {
  const { userId, role } = requireRole(context.user, customers)
  await settleOpenPayment(context, id)
  await changeRegistration(context, id, async (tx, registration) => {
    await assertNotInvoiced(tx, id)
    const actor = { as: role === 'STAFF' ? 'staff' : 'owner', userId, reason: 'canceled' } as const
    await transitionRegistration(tx, registration, { status: 'expired', endedReason: 'canceled' }, actor)
    await freeSeats(tx, registration)
    await mailCancellation(context, tx, registration, actor)
  })
}
