import type { StateTable } from './state-table.ts'

/** Spec section 4, Registration display states. */
export const registrationStatuses = ['awaiting_payment', 'paid', 'expired'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** Spec section 4, Registration payment outcomes; `partner` is billed by agreement. */
export const paymentOutcomes = ['paid', 'pending', 'failed', 'partner'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

export const registrationTransitions: StateTable<
  RegistrationStatus,
  'payment' | 'staff' | 'owner' | 'job' | 'cancellation'
> = {
  awaiting_payment: { paid: ['payment', 'staff'], expired: ['job', 'owner', 'staff', 'payment', 'cancellation'] },
  // Whoever changes their mind gets back what the terms give.
  paid: { expired: ['cancellation'] },
  // Money that arrives late is taken when the seats are still free.
  expired: { paid: ['payment', 'staff'] },
}

/** Days an unpaid registration keeps its seats. */
export const daysToPay = 7

/** Days within which who has not verified their address does, or pays. */
export const daysToPayUnverified = 1

/** Days to pay anew, once a payment was given back. */
export const daysToPayAgain = 3

/** Days that seats are kept whose price is on request, until staff confirm. */
export const daysToConfirm = 14

/**
 * How a registration is paid: at the checkout, by an invoice as agreed, with nothing beforehand, or in a way that staff
 * say once they confirm it, with its price.
 */
export type Billing = 'online' | 'invoice' | 'on request'

/** Why a registration ended that did not run out of time: it was taken back, or its account made way for the owner of its address. */
export type EndedReason = 'canceled' | 'account replaced'
