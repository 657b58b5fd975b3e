import type { StateTable } from './state-table.ts'
import { vatOn } from './vat.ts'

/** Spec section 4, Registration display states. */
export const registrationStatuses = ['awaiting_payment', 'paid', 'expired'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** Spec section 4, Registration payment outcomes; `partner` is billed by agreement. */
export const paymentOutcomes = ['paid', 'pending', 'failed', 'partner'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

export const registrationTransitions: StateTable<
  RegistrationStatus,
  'payment' | 'staff' | 'owner' | 'job' | 'cancellation' | 'undo'
> = {
  awaiting_payment: { paid: ['payment', 'staff'], expired: ['job', 'owner', 'staff', 'payment', 'cancellation'] },
  // Whoever changes their mind gets back what the terms give; staff may take back that its money came.
  paid: { expired: ['cancellation'], awaiting_payment: ['undo'] },
  // Money that arrives late is taken when the seats are still free.
  expired: { paid: ['payment', 'staff'] },
}

/** Days an unpaid registration keeps its seats. */
export const daysToPay = 7

/** Days within which who has not verified their address does, or pays. */
export const daysToPayUnverified = 1

/** Days to pay anew, once a payment was given back. */
export const daysToPayAgain = 3

/** Who pays online is reminded when one in so many parts of the time that seats are held is left, and so many days at most. */
export const remindedBefore = { part: 3, days: 2 }

/** Days that seats are kept whose price is on request, until staff confirm. */
const daysToConfirm = 14

/** How a customer may pay: at the checkout, an invoice that is sent at once, or one that the kmo-portefeuille helps to pay. */
export const paymentMethods = ['online', 'invoice', 'subsidy'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * How a registration is paid: as its customer chose, by an invoice as agreed with a partner, or in a way that staff say
 * once they confirm it, with its price.
 */
export type Billing = PaymentMethod | 'on request'

/** Whether an invoice left at once that its customer pays, with or without the kmo-portefeuille. */
export const isBilled = (billing: Billing): boolean => billing === 'invoice' || billing === 'subsidy'

/** Why a registration ended that did not run out of time: it was taken back, or its account made way for the owner of its address. */
export type EndedReason = 'canceled' | 'account replaced'

/** What a registration asks of its customer: to be paid, to be there, nothing any more (WORK-AREAS, portal-registrations). */
export const registrationPhases = ['todo', 'coming', 'past'] as const

export interface RegistrationTerms {
  status: RegistrationStatus
  outcome: PaymentOutcome | null
  billing: Billing
  /** Cents for all participants together. */
  net: number
  vat: number
  /** null where nobody has to pay or to confirm beforehand. */
  expiresAt: Date | null
}

const day = 24 * 60 * 60 * 1000

/**
 * What registering costs, `net` where that is not the price of each, and by when it must be paid: within a week and before the session starts; what is billed has its
 * invoice's due day instead. Partners are billed by agreement; without a price, on request, the provider makes contact and
 * confirms within two weeks; what costs nothing is paid at once.
 */
export function registrationTerms(
  { price, start, net: discounted }: { price: number | null; start: Date; net?: number },
  participants: number,
  payer: PaymentMethod | 'partner',
  now: Date,
): RegistrationTerms {
  const net = discounted ?? (price ?? 0) * participants
  const amounts = { net, vat: vatOn(net) }
  if (price !== null && net === 0 && (price === 0 || participants > 0))
    return { status: 'paid', outcome: 'paid', billing: 'online', ...amounts, expiresAt: null }
  const agreed = { status: 'awaiting_payment', outcome: 'partner', ...amounts } as const
  if (payer === 'partner') return { ...agreed, billing: 'invoice', expiresAt: null }
  const within = (days: number) => new Date(Math.min(now.getTime() + days * day, start.getTime()))
  if (price === null) return { ...agreed, billing: 'on request', expiresAt: within(daysToConfirm) }
  const expiresAt = payer === 'online' ? within(daysToPay) : null
  return { status: 'awaiting_payment', outcome: null, billing: payer, ...amounts, expiresAt }
}

/** Until when the seats are kept: a day for an account that is not verified. What is on request waits for staff, not for the customer. */
export function keptUntil({ billing, expiresAt }: RegistrationTerms, isVerified: boolean, now: Date): Date | null {
  if (isVerified || billing !== 'online' || !expiresAt) return expiresAt
  return new Date(Math.min(now.getTime() + daysToPayUnverified * day, expiresAt.getTime()))
}

/**
 * How many seats that nobody paid for one customer may hold; an account whose e-mail address is not verified, those that
 * cost nothing among them; and all such accounts of one network together, which may be an office or a school.
 */
export const unpaidSeats = { verified: 100, unverified: 10, network: 30 }

/** Whether an organisation lets an account in (spec section 4, Approval values). */
export const approvals = ['pending', 'approved', 'rejected'] as const
export type Approval = (typeof approvals)[number]

/** `applicant` is who asks to join; after a refusal they may ask again. */
export const approvalTransitions: StateTable<Approval, 'administrator' | 'applicant'> = {
  pending: { approved: ['administrator'], rejected: ['administrator'] },
  approved: {},
  rejected: { pending: ['applicant'] },
}

export const waitingListStatuses = ['waiting', 'offered', 'accepted', 'lapsed', 'withdrawn'] as const
export type WaitingListStatus = (typeof waitingListStatuses)[number]

export const waitingListTransitions: StateTable<WaitingListStatus, 'owner' | 'staff' | 'job'> = {
  waiting: { offered: ['job'], lapsed: ['job'], withdrawn: ['owner', 'staff', 'job'] },
  offered: { accepted: ['owner', 'staff'], lapsed: ['job'], withdrawn: ['owner', 'staff', 'job'] },
  accepted: {},
  lapsed: {},
  withdrawn: {},
}

const hoursToAccept = 48

/** Until when seats that came free are kept for who waited for them: two days, and not beyond the start. */
export const offerEnds = (now: Date, start: Date): Date =>
  new Date(Math.min(now.getTime() + hoursToAccept * 60 * 60 * 1000, start.getTime()))

/** Who of a list, in its order, gets the free seats: a group as a whole, and whoever it leaves seats for after it. */
export function firstFit<Entry extends { seats: number }>(entries: readonly Entry[], free: number): Entry[] {
  let left = free
  return entries.filter(({ seats }) => {
    const fits = seats <= left
    if (fits) left -= seats
    return fits
  })
}

/** What staff let a registration cost that moves: as it was agreed, or as the course costs today. */
/** Why some of its participants cannot move without the others, as texts of errors; what was billed and paid cannot be said of each. */
export const splitRefusals = ['splitEnded', 'splitCanceled', 'splitSubsidy', 'splitOwing', 'splitWrittenOff'] as const
export type SplitRefusal = (typeof splitRefusals)[number]

export const movePrices = ['agreed', 'today'] as const
export type MovePrice = (typeof movePrices)[number]
