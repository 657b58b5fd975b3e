import { eq } from 'drizzle-orm'
import type { NewMove } from '../../../schemas/registration-move.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { registrationStudents, registrations } from '../../db/tables.ts'
import { pricePerParticipant } from '../../domain/cancellation.ts'
import type { MovePrice } from '../../domain/registrations.ts'
import { vatOn } from '../../domain/vat.ts'
import { assertNoPaymentUnderWay, settleOpenPayment } from '../money/index.ts'
import { type ApiContext, ApiError, callerOf } from '../platform/index.ts'
import { billDifference } from './confirm-registration.ts'
import { creditRegistration } from './credit-registration.ts'
import { assertNotSeated } from './find-participants.ts'
import { assertVisible, type LoadedRegistration, loadRegistration, lockSession } from './load-registration.ts'
import { areTold, contactMail, type MailContext, mailParticipants, providerMail } from './mail-registration.ts'
import { billedOf, daysUntilStart, moneyAfter, totalOf } from './plan-cancellation.ts'
import { releaseDays } from './prepaid-uses.ts'
import { changeSeats, endChoice, openChoice } from './seats.ts'
import { changeRegistration, recordAgreed } from './transition-registration.ts'

/** Whether the terms of the order still let a registration move; out of what we canceled it always may. */
export const isMovable = (registration: LoadedRegistration, now = new Date()): boolean =>
  registration.status !== 'expired' &&
  (registration.sessionCanceledAt !== null ||
    (registration.startDate > now && daysUntilStart(registration, now) >= registration.terms.daysToMove))

/**
 * What a registration costs once it moves, at a price of now per participant, in cents excluding VAT, after so much was
 * paid: never more than was agreed, whatever the price became, unless staff choose. What moves because we canceled keeps
 * its price.
 */
export function planMove(
  registration: LoadedRegistration,
  price: number | null,
  paid: number,
  chosen: MovePrice | 'lower' = 'lower',
) {
  const { net, cancellationFee, participants } = registration
  const agreed = pricePerParticipant({ net, cancellationFee, participants: participants.length })
  const isToday = chosen === 'today' || (chosen === 'lower' && price !== null && price < agreed)
  const isOther = isToday && price !== null && !registration.sessionCanceledAt
  const netAfter = isOther ? price * participants.length + cancellationFee : net
  const after = { net: netAfter, vat: netAfter === net ? registration.vat : vatOn(netAfter) }
  return { after, difference: totalOf(after) - totalOf(registration), ...moneyAfter(registration, paid, after) }
}

interface Moved {
  before: LoadedRegistration
  moved: LoadedRegistration
  /** Cents including VAT. */
  difference: number
  refund: number
  /** The customer did it, not staff for them. */
  isOwn: boolean
  reason?: string
}

/** The contact hears the new day and what it does to the money, the provider that it was the customer, participants the new day. */
async function mailMoved(
  context: MailContext,
  tx: Transaction,
  { before, moved, difference, refund: refunded, isOwn, reason }: Moved,
) {
  const occasion = String(Date.now())
  const previous = before.startDate.toISOString()
  const mail = contactMail(context, moved, { previous, difference, refunded, ...(reason && { reason }) })
  await queueMail(tx, { ...mail, occasion, kind: 'registration-moved' })
  if (isOwn) await queueMail(tx, { ...providerMail(context, moved, { previous }), occasion, kind: 'move-notice' })
  if (areTold(moved)) await mailParticipants(context, tx, moved, { kind: 'participant-moved', previous, occasion })
}

/** Another price than was agreed has no discounts of that any more, nor a use of a code; nor days of a card, which come back. */
const noDiscounts = { agreed: null, discountCodeId: null }

type Target = Awaited<ReturnType<typeof lockSession>>

/** Seats that are kept for it in the target already. */
async function seatsKept(tx: Transaction, { id }: LoadedRegistration, target: Target): Promise<number> {
  const choice = await openChoice(tx, id)
  return choice?.offeredSessionId === target.id ? choice.seatsHeld : 0
}

async function assertFits(tx: Transaction, registration: LoadedRegistration, target: Target) {
  const { id, sessionId, course, participants } = registration
  if (!isMovable(registration)) throw new ApiError('TOO_LATE')
  if (target.courseId !== course.id || target.id === sessionId) throw new ApiError('STATE_CONFLICT')
  if (target.canceledAt) throw new ApiError('SESSION_CANCELED')
  if (target.startDate <= new Date()) throw new ApiError('SESSION_STARTED')
  const taken = target.seatsTaken - (await seatsKept(tx, registration, target))
  if (taken + participants.length > target.capacity) throw new ApiError('SESSION_FULLY_BOOKED')
  await assertNotSeated(
    tx,
    target.id,
    participants.map((participant) => participant.id),
  )
  await assertNoPaymentUnderWay(tx, id)
}

/** Takes the seats there and frees them here; both sessions are locked. */
async function moveSeats(tx: Transaction, { id, sessionId, participants }: LoadedRegistration, target: Target) {
  await tx.update(registrationStudents).set({ sessionId: target.id }).where(eq(registrationStudents.registrationId, id))
  const kept = await endChoice(tx, id, 'moved')
  const isThere = kept.sessionId === target.id
  await changeSeats(tx, target.id, participants.length - (isThere ? kept.seats : 0))
  await changeSeats(tx, sessionId, -participants.length)
  if (kept.sessionId && kept.seats > 0 && !isThere) await changeSeats(tx, kept.sessionId, -kept.seats)
}

const earlier = (expiresAt: Date | null, start: Date) => (expiresAt && start < expiresAt ? start : expiresAt)

interface Wanted {
  /** Whose deed it is; null for who has a link in a mail. */
  userId: string | null
  isOwn: boolean
  /** The difference that was shown. */
  difference: number
  /** Staff's choice, and why. */
  price?: MovePrice
  reason?: string
}

/** Moves a registration that is locked, with its sessions and the one it goes to. */
async function moveLocked(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  session: string,
  wanted: Wanted,
) {
  const target = await lockSession(tx, session)
  await assertFits(tx, registration, target)
  const { paid } = await billedOf(tx, registration)
  const { after, difference, balanceDue, refund } = planMove(registration, target.price, paid, wanted.price)
  if (difference !== wanted.difference) throw new ApiError('EFFECT_CHANGED')
  const { id, status, sessionId, net, vat } = registration
  await moveSeats(tx, registration, target)
  if (after.net !== net) await releaseDays(tx, id)
  const expiresAt = earlier(registration.expiresAt, target.startDate)
  await tx
    .update(registrations)
    .set({ sessionId: target.id, ...after, ...(after.net !== net && noDiscounts), balanceDue, expiresAt })
    .where(eq(registrations.id, id))
  const { userId, isOwn, reason } = wanted
  const movedFrom = `moved from ${sessionId}`
  await recordStateChange(tx, 'registration', id, { from: status, to: status, userId, reason: movedFrom })
  if (reason) await recordAgreed(tx, id, { userId: userId ?? undefined, reason })
  const moved = await loadRegistration(tx, id)
  await mailMoved(context, tx, { before: registration, moved, difference, refund, isOwn, ...(reason && { reason }) })
  const off = { net: net - after.net, vat: vat - after.vat }
  if (difference < 0) await creditRegistration(context, tx, moved, off, { reason })
  if (difference > 0) await billDifference(context, tx, moved, { net: -off.net, vat: -off.vat })
}

/** Lets a registration out of a canceled session into another one of its course; 409 once its choice is made. */
export async function moveByChoice(context: ApiContext, id: string, session: string) {
  await settleOpenPayment(context, id)
  await changeRegistration(
    context,
    id,
    async (tx, registration) => {
      if (!(await openChoice(tx, id))) throw new ApiError('STATE_CONFLICT')
      await moveLocked(context, tx, registration, session, { userId: null, isOwn: true, difference: 0 })
    },
    session,
  )
}

/**
 * Moves a registration to another session of its course by the terms of its order: seats there before seats here. It costs
 * no more, unless staff choose, and what it costs less is given back. 409 when the difference is not the one that was shown.
 */
export async function move(context: ApiContext, id: string, { session: given, difference, price, reason }: NewMove) {
  const { userId, role } = callerOf(context)
  if ((price || reason) && role !== 'STAFF') throw new ApiError('FORBIDDEN')
  const session = given.toLowerCase()
  await assertVisible(context, id)
  await settleOpenPayment(context, id)
  const wanted = { userId, isOwn: role !== 'STAFF', difference, price, ...(reason && { reason }) }
  await changeRegistration(
    context,
    id,
    (tx, registration) => moveLocked(context, tx, registration, session, wanted),
    session,
  )
}
