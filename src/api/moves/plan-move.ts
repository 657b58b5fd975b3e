import { pricePerParticipant } from '../../domain/cancellation.ts'
import { vatOn } from '../../domain/vat.ts'
import { moneyAfter, totalOf } from '../cancellations/money-of-registration.ts'
import { daysUntilStart } from '../cancellations/plan-cancellation.ts'
import type { LoadedRegistration } from '../registrations/load-registration.ts'

/** Whether the terms of the order still let a registration move; out of what we canceled it always may. */
export const isMovable = (registration: LoadedRegistration, now = new Date()): boolean =>
  registration.status !== 'expired' &&
  (registration.sessionCanceledAt !== null ||
    (registration.startDate > now && daysUntilStart(registration, now) >= registration.terms.daysToMove))

/** What a registration costs at another price per participant, in cents excluding VAT, after so much was paid; what is free or on request stays so, and so does what moves because we canceled. */
export function planMove(registration: LoadedRegistration, price: number | null, paid: number) {
  const { net, kept, participants } = registration
  const before = pricePerParticipant({ net, kept, participants: participants.length })
  const isPriced = before > 0 && price !== null && !registration.sessionCanceledAt
  const netAfter = isPriced ? price * participants.length + kept : net
  const after = { net: netAfter, vat: netAfter === net ? registration.vat : vatOn(netAfter) }
  return { after, difference: totalOf(after) - totalOf(registration), ...moneyAfter(registration, paid, after) }
}
