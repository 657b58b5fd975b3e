import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { registrationStudents, registrations } from '../../../db/tables.ts'
import { withoutSome } from '../../../domain/cancellation.ts'
import { assertNoPaymentUnderWay, settleOpenPayment } from '../../money/index.ts'
import { type ApiContext, ApiError, customers, requireRole } from '../../platform/index.ts'
import { assertVisible } from './assert-visible.ts'
import { changeRegistration } from './change-registration.ts'
import { type LoadedRegistration, loadRegistration } from './load-registration.ts'
import { mailCanceledParticipant } from './mail-canceled-participant.ts'
import { countSeats } from './seats.ts'
import { assertNotInvoiced } from './update-registration.ts'

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
  await countSeats(tx, sessionId, -1)
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
    const change = { entity: 'registration', entityId: id, from: status, to: status } as const
    await recordStateChange(tx, { ...change, userId, reason: `without ${leaving.id}` })
    await mailCanceledParticipant(context, tx, await loadRegistration(tx, id), { leaving, isOwn: role !== 'STAFF' })
  })
}
