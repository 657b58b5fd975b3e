import {
  type Billing,
  daysToConfirm,
  daysToPay,
  daysToPayUnverified,
  type PaymentOutcome,
  type RegistrationStatus,
} from './registration-states.ts'
import { vatOn } from './vat.ts'

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
 * What registering costs and by when it must be paid: within a week and before the session starts. Partners are billed
 * by agreement; without a price, on request, the provider makes contact and confirms within two weeks; what costs nothing
 * is paid at once.
 */
export function registrationTerms(
  { price, start }: { price: number | null; start: Date },
  participants: number,
  isPartner: boolean,
  now: Date,
): RegistrationTerms {
  const net = (price ?? 0) * participants
  const amounts = { net, vat: vatOn(net) }
  if (price === 0) return { status: 'paid', outcome: 'paid', billing: 'online', ...amounts, expiresAt: null }
  const agreed = { status: 'awaiting_payment', outcome: 'partner', ...amounts } as const
  if (isPartner) return { ...agreed, billing: 'invoice', expiresAt: null }
  const within = (days: number) => new Date(Math.min(now.getTime() + days * day, start.getTime()))
  if (price === null) return { ...agreed, billing: 'on request', expiresAt: within(daysToConfirm) }
  const expiresAt = within(daysToPay)
  return { status: 'awaiting_payment', outcome: null, billing: 'online', ...amounts, expiresAt }
}

/** Until when the seats are kept: a day for an account that is not verified. What is on request waits for staff, not for the customer. */
export function keptUntil({ billing, expiresAt }: RegistrationTerms, isVerified: boolean, now: Date): Date | null {
  if (isVerified || billing !== 'online' || !expiresAt) return expiresAt
  return new Date(Math.min(now.getTime() + daysToPayUnverified * day, expiresAt.getTime()))
}
