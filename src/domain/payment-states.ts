import type { StateTable } from './state-table.ts'

/** Where one attempt to pay stands, in the words both payment providers share. */
export const providerStatuses = ['open', 'pending', 'paid', 'failed', 'canceled', 'expired'] as const
export type ProviderStatus = (typeof providerStatuses)[number]

/** The same, and what staff gave back. */
export const paymentStatuses = [...providerStatuses, 'returned'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

const ends = { failed: ['provider'], canceled: ['provider'], expired: ['provider'] } as const

/** Whoever moves a payment; 'order' where its checkout never began and its order changes, or nobody comes back to it. */
export type PaymentActor = 'provider' | 'staff' | 'order'

/**
 * Late and repeated messages of the provider never take a payment back: paid stays paid. Where another amount came than
 * was asked, staff say whether that counts, or goes back.
 */
export const paymentTransitions: StateTable<PaymentStatus, PaymentActor> = {
  open: { pending: ['provider'], paid: ['provider'], ...ends, canceled: ['provider', 'order'] },
  pending: { paid: ['provider', 'staff'], returned: ['staff'], ...ends },
  paid: {},
  failed: {},
  canceled: {},
  expired: {},
  returned: {},
}

/** What staff decide where another amount came: it counts as paid, the rest came by bank, or all of it goes back. */
export const paymentDecisions = ['accepted', 'settled', 'returned'] as const
export type PaymentDecision = (typeof paymentDecisions)[number]

export const paymentDifferences = ['undecided', ...paymentDecisions] as const
export type PaymentDifference = (typeof paymentDifferences)[number]

/** What a payment is for. */
export const paymentSubjects = ['registration', 'booking'] as const
