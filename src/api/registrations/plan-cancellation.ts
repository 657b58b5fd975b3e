import type { CancellationEffect } from '../../../schemas/cancellation.ts'
import type { Executor } from '../../db/client.ts'
import { refundPercent, withdrawableUntil, withoutAgreed, withoutSome } from '../../domain/cancellation.ts'
import { brusselsDay, daysBetween } from '../../domain/days.ts'
import { daysAfter } from '../../domain/prepaid-cards.ts'
import { billedInvoices, leftOfInvoice } from '../money/index.ts'
import { ApiError, type ErrorCode, invalid } from '../platform/index.ts'
import type { LoadedRegistration } from './load-registration.ts'

/** Cents including VAT. */
export interface Billed {
  /** What its bills ask or asked: nothing while there are none. */
  billed: number
  /** What was paid of that. */
  paid: number
}

export interface Amounts {
  net: number
  vat: number
}

/** Cents including VAT. */
export const totalOf = ({ net, vat }: Amounts): number => net + vat

/** What credit notes left of the bills of a registration, and of those that were paid, in cents including VAT. */
export async function billedOf(db: Executor, { id }: Pick<LoadedRegistration, 'id'>): Promise<Billed> {
  let [billed, paid] = [0, 0]
  for (const invoice of await billedInvoices(db, id)) {
    const left = totalOf(await leftOfInvoice(db, invoice))
    billed += left
    if (invoice.status === 'paid') paid += left
  }
  return { billed, paid }
}

/**
 * What a lower price does to the money, in cents including VAT: what comes back to who paid, never what staff accepted
 * not to come, and what a paid registration still owes then; what nobody paid, or not yet, is only billed less.
 */
export function moneyAfter(
  { balanceDue, writtenOff }: Pick<LoadedRegistration, 'balanceDue' | 'writtenOff'>,
  paid: number,
  after: Amounts,
) {
  const balance = paid - totalOf(after)
  const refund = Math.max(0, Math.min(balance, paid - writtenOff))
  return { refund, balanceDue: Math.min(balanceDue, Math.max(0, -balance)) }
}

export interface Wish {
  /** Ids of who leaves; all when left out. */
  students?: string[]
  withdrawal: boolean
  /** Cents including VAT that staff agreed to credit, whatever the terms say. */
  agreed?: number
}

/** Calendar days, as the terms count them. */
export const daysUntilStart = ({ startDate }: Pick<LoadedRegistration, 'startDate'>, now: Date): number =>
  daysBetween(brusselsDay(now), brusselsDay(startDate))

/** Whoever has a VAT number billed orders for an enterprise. */
const isConsumer = ({ organisationId, contact, invoice }: LoadedRegistration) =>
  !organisationId && contact.isPrivatePerson && !invoice.vat

const withdrawable = (registration: LoadedRegistration, now: Date) =>
  registration.status === 'expired'
    ? null
    : withdrawableUntil(
        { isConsumer: isConsumer(registration), orderedAt: registration.createdAt, end: registration.endDate },
        now,
      )

/** Some of the participants of a registration; 404 for anybody else. */
export function participantsIn(
  { participants }: Pick<LoadedRegistration, 'participants'>,
  students: readonly string[],
) {
  const wanted = new Set(students.map((id) => id.toLowerCase()))
  const chosen = participants.filter(({ id }) => wanted.has(id))
  if (chosen.length < wanted.size) throw new ApiError('NOT_FOUND')
  return chosen
}

/** Why it cannot be done: it is over, has begun, or may not be withdrawn from, which is a right about the whole contract. */
function refusalOf(registration: LoadedRegistration, wish: Wish, until: Date | null, now: Date): ErrorCode | null {
  if (registration.status === 'expired') return 'STATE_CONFLICT'
  if (registration.sessionCanceledAt && !wish.withdrawal) return null
  if (wish.withdrawal) return until && !wish.students ? null : 'TOO_LATE'
  return registration.startDate <= now ? 'SESSION_STARTED' : null
}

/** Why another amount than the terms' cannot be agreed to: they do not bind, or less than that was charged. */
const refusalOfAgreed = (isBinding: boolean) =>
  isBinding ? invalid('credit', 'error.moreThanCharged') : new ApiError('STATE_CONFLICT')

/**
 * Who leaves a registration, and what that does to its money by the terms of its order: what nobody paid nor billed costs
 * nothing any more, whenever one cancels, nor what we canceled ourselves. No more is credited than was billed. Staff may
 * agree to another amount where the terms bind.
 */
export function planCancellation(
  registration: LoadedRegistration,
  wish: Wish,
  { billed, paid }: Billed,
  now = new Date(),
) {
  const until = withdrawable(registration, now)
  const code = refusalOf(registration, wish, until, now)
  const { id, participants, terms } = registration
  const leaving = wish.students ? participantsIn(registration, wish.students) : participants
  const daysLeft = daysUntilStart(registration, now)
  const isCharged = billed > 0 || registration.status === 'paid'
  const isBinding = !wish.withdrawal && !registration.sessionCanceledAt && isCharged
  const percent = isBinding ? refundPercent(terms, daysLeft) : 100
  const charged = { ...registration, participants: participants.length }
  const whole = withoutSome(charged, leaving.length, 100)
  const { agreed } = wish
  const mayAgree = agreed === undefined || (isBinding && agreed <= Math.min(totalOf(whole.off), billed))
  const refusal = code ? new ApiError(code) : mayAgree ? null : refusalOfAgreed(isBinding)
  const after =
    agreed === undefined || refusal
      ? withoutSome(charged, leaving.length, percent)
      : withoutAgreed(charged, leaving.length, agreed)
  const { heldDays: held } = registration
  const days = held && daysAfter(held, participants.length, leaving.length, percent)
  const effect: CancellationEffect = {
    registration: id,
    isPossible: refusal === null,
    students: leaving.map((participant) => participant.id),
    isWhole: leaving.length === participants.length,
    withdrawal: wish.withdrawal,
    withdrawableUntil: until?.toISOString() ?? null,
    daysLeft,
    percent,
    credit: isCharged ? Math.min(totalOf(after.off), billed) : totalOf(after.off),
    refund: moneyAfter(registration, paid, after).refund,
    kept: totalOf(whole.off) - totalOf(after.off),
    left: totalOf(after),
    daysBack: (days?.back ?? 0) / 2,
    daysKept: ((days?.kept ?? 0) - (held?.kept ?? 0)) / 2,
  }
  return { effect, leaving, after, refusal, isCharged }
}
