import { eq } from 'drizzle-orm'
import type { NewMove } from '../../../schemas/registration-move.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { registrationStudents, registrations } from '../../db/tables.ts'
import { pricePerParticipant } from '../../domain/cancellation.ts'
import type { MailAttachment } from '../../domain/define-mail.ts'
import type { MovePrice } from '../../domain/registrations.ts'
import { vatOn } from '../../domain/vat.ts'
import { assertNoPaymentUnderWay, settleOpenPayment } from '../money/index.ts'
import { type ApiContext, ApiError, callerOf } from '../platform/index.ts'
import { billDifference } from './confirm-registration.ts'
import { acceptOverCapacity } from './create-registration.ts'
import { creditRegistration } from './credit-registration.ts'
import { assertNotSeated } from './find-participants.ts'
import { assertVisible, type LoadedRegistration, loadRegistration, lockSession } from './load-registration.ts'
import {
  areTold,
  contactMail,
  isUnheard,
  type MailContext,
  mailParticipants,
  namesOf,
  providerMail,
} from './mail-registration.ts'
import { billedOf, daysUntilStart, moneyAfter, participantsIn, totalOf } from './plan-cancellation.ts'
import { releaseDays } from './prepaid-uses.ts'
import { changeSeats, endChoice, openChoice } from './seats.ts'
import { divide, splitRegistration } from './split-registration.ts'
import { changeRegistration, recordAgreed, recordReason } from './transition-registration.ts'

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
  /** Who stays where the others move. */
  staying: LoadedRegistration['participants']
  /** Ids of invoices and credit notes that came of it. */
  papers: string[]
}

/** The contact hears the new day and what it does to the money, the provider that it was the customer, participants the new day. */
async function mailMoved(
  context: MailContext,
  tx: Transaction,
  { before, moved, difference, refund: refunded, isOwn, reason, staying, papers }: Moved,
) {
  const occasion = String(Date.now())
  const previous = before.startDate.toISOString()
  const apart = staying.length > 0 && {
    moving: namesOf(moved.participants).join(', '),
    staying: namesOf(staying).join(', '),
  }
  const mail = contactMail(context, moved, { previous, difference, refunded, ...(reason && { reason }), ...apart })
  const attachments = papers.map((id): MailAttachment => ({ document: 'invoice', id }))
  await queueMail(tx, { ...mail, occasion, kind: 'registration-moved', attachments })
  // Who keeps the books gets the papers, too, where that is somebody else.
  const { email } = moved.invoice
  if (papers.length > 0 && email.toLowerCase() !== mail.to.toLowerCase() && !isUnheard(moved))
    await queueMail(tx, { ...mail, to: email, occasion: `${occasion}:billed`, kind: 'registration-moved', attachments })
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
  await assertNotSeated(
    tx,
    target.id,
    participants.map((participant) => participant.id),
  )
  await assertNoPaymentUnderWay(tx, id)
}

/** Takes the seats there and frees them here; both sessions are locked. Gives back what staff accepted, if anything. */
async function moveSeats(tx: Transaction, registration: LoadedRegistration, target: Target, isOverAccepted: boolean) {
  const { id, sessionId, participants } = registration
  const taken = target.seatsTaken - (await seatsKept(tx, registration, target)) + participants.length
  const over = await acceptOverCapacity(tx, target, taken, isOverAccepted)
  await tx.update(registrationStudents).set({ sessionId: target.id }).where(eq(registrationStudents.registrationId, id))
  const kept = await endChoice(tx, id, 'moved')
  const isThere = kept.sessionId === target.id
  await changeSeats(tx, target.id, participants.length - (isThere ? kept.seats : 0))
  await changeSeats(tx, sessionId, -participants.length)
  if (kept.sessionId && kept.seats > 0 && !isThere) await changeSeats(tx, kept.sessionId, -kept.seats)
  return over
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
  /** Staff take seats beyond the capacity there. */
  isOverAccepted?: boolean | undefined
}

/** Participants who were divided from others to move without them. */
type Divided = Pick<Awaited<ReturnType<typeof splitRegistration>>, 'paid' | 'bill'> & {
  staying: LoadedRegistration['participants']
}

/** Moves a registration that is locked, with its sessions and the one it goes to. */
async function moveLocked(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  session: string,
  wanted: Wanted,
  divided?: Divided,
) {
  const target = await lockSession(tx, session)
  await assertFits(tx, registration, target)
  const { paid } = divided ?? (await billedOf(tx, registration))
  const { after, difference, balanceDue, refund } = planMove(registration, target.price, paid, wanted.price)
  if (difference !== wanted.difference) throw new ApiError('EFFECT_CHANGED')
  const { id, status, sessionId, net, vat } = registration
  const over = await moveSeats(tx, registration, target, wanted.isOverAccepted ?? false)
  if (after.net !== net) await releaseDays(tx, id)
  const expiresAt = earlier(registration.expiresAt, target.startDate)
  await tx
    .update(registrations)
    .set({ sessionId: target.id, ...after, ...(after.net !== net && noDiscounts), balanceDue, expiresAt })
    .where(eq(registrations.id, id))
  const { userId, isOwn, reason } = wanted
  const movedFrom = `moved from ${sessionId}`
  const differences = { session: [sessionId, target.id] as const }
  await recordStateChange(tx, 'registration', id, { from: status, to: status, userId, reason: movedFrom, differences })
  if (over) await recordReason(tx, id, { userId: userId ?? undefined, reason: over })
  if (reason) await recordAgreed(tx, id, { userId: userId ?? undefined, reason })
  const moved = await loadRegistration(tx, id)
  const papers = (await divided?.bill(moved)) ?? []
  const told = { difference, refund, isOwn, ...(reason && { reason }), staying: divided?.staying ?? [], papers }
  await mailMoved(context, tx, { before: registration, moved, ...told })
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

/** Moves some of its participants, who have a registration of their own from then on: gives back its id. */
async function moveSome(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  chosen: LoadedRegistration['participants'],
  { session, wanted }: { session: string; wanted: Wanted & { userId: string } },
) {
  const { part } = divide(registration, chosen)
  await assertFits(tx, part, await lockSession(tx, session))
  const { id, ...divided } = await splitRegistration(context, tx, registration, chosen, wanted.userId)
  const staying = registration.participants.filter((participant) => !chosen.includes(participant))
  await moveLocked(context, tx, await loadRegistration(tx, id), session, wanted, { ...divided, staying })
  return id
}

/**
 * Moves a registration to another session of its course by the terms of its order: seats there before seats here. It costs
 * no more, unless staff choose, and what it costs less is given back. 409 when the difference is not the one that was shown.
 * Where only some of its participants move, they have a registration of their own then. Gives back the id of what moved.
 */
export async function move(context: ApiContext, id: string, input: NewMove): Promise<string> {
  const { session: given, difference, price, reason, students, isOverCapacityAccepted: isOverAccepted } = input
  const { userId, role } = callerOf(context)
  if ((price || reason || isOverAccepted) && role !== 'STAFF') throw new ApiError('FORBIDDEN')
  const session = given.toLowerCase()
  await assertVisible(context, id)
  await settleOpenPayment(context, id)
  const wanted = { userId, isOwn: role !== 'STAFF', difference, price, isOverAccepted, ...(reason && { reason }) }
  return changeRegistration(
    context,
    id,
    async (tx, registration) => {
      const chosen = students?.length ? participantsIn(registration, students) : registration.participants
      if (chosen.length < registration.participants.length)
        return moveSome(context, tx, registration, chosen, { session, wanted })
      await moveLocked(context, tx, registration, session, wanted)
      return id
    },
    session,
  )
}
