import type { StateTable } from './state-table.ts'

/** Where one attempt to pay stands, in the words both payment providers share. */
export const paymentStatuses = ['open', 'pending', 'paid', 'failed', 'canceled', 'expired'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

const ends = { paid: ['provider'], failed: ['provider'], canceled: ['provider'], expired: ['provider'] } as const

/** Late and repeated messages of the provider never take a payment back: paid stays paid. */
export const paymentTransitions: StateTable<PaymentStatus, 'provider'> = {
  open: { pending: ['provider'], ...ends },
  pending: ends,
  paid: {},
  failed: {},
  canceled: {},
  expired: {},
}
