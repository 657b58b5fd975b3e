import { pricePerParticipant } from '../../../domain/cancellation.ts'
import { vatOn } from '../../../domain/vat.ts'
import { moneyAfter, totalOf } from '../cancellations/money-of-registration.ts'
import { daysUntilStart } from '../cancellations/plan-cancellation.ts'
import type { LoadedRegistration } from '../registrations/load-registration.ts'

/** Whether the terms of the order still let a registration move; out of what we canceled it always may. */
export const isMovable = (registration: LoadedRegistration, now = new Date()): boolean =>
  registration.status !== 'expired' &&
  (registration.sessionCanceledAt !== null ||
    (registration.startDate > now && daysUntilStart(registration, now) >= registration.terms.daysToMove))

/**
 * What a registration costs once it moves, at a price of now per participant, in cents excluding VAT, after so much was
 * paid: never more than was agreed, whatever the price became. What moves because we canceled keeps its price.
 */
export function planMove(registration: LoadedRegistration, price: number | null, paid: number) {
  const { net, kept, participants } = registration
  const agreed = pricePerParticipant({ net, kept, participants: participants.length })
  const isCheaper = price !== null && price < agreed && !registration.sessionCanceledAt
  const netAfter = isCheaper ? price * participants.length + kept : net
  const after = { net: netAfter, vat: netAfter === net ? registration.vat : vatOn(netAfter) }
  return { after, difference: totalOf(after) - totalOf(registration), ...moneyAfter(registration, paid, after) }
}
