import type { PaymentDecided } from '../../domain/mails.ts'
import type { PaymentDecision } from '../../domain/payment-states.ts'
import type { Settled } from './settled-by.ts'

/** What staff decided of a payment, and why. */
export interface Verdict {
  decision: PaymentDecision
  reason: string
  userId: string
}

/** A payment that was decided, for whose order it is. */
export interface Decided {
  id: string
  verdict: Verdict
}

/** What a registration and a room each do with a payment that was decided; it is locked. */
export interface DecidedOrder {
  /** The money counts: `amount` is what came of it, in cents. */
  settle(settled: Exclude<Settled, 'noted'>, amount: number): Promise<void>
  /** The money goes back: there is time to pay anew. */
  reopen(): Promise<void>
  mail(values: Omit<PaymentDecided, 'firstName' | 'subject' | 'url'>): Promise<void>
}
