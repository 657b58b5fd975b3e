import type { StateTable } from './state-table.ts'

/** Where money on its way back stands: `requested` until the payment provider has answered, `failed` when a person must see to it. */
export const refundStatuses = ['requested', 'pending', 'refunded', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const refundTransitions: StateTable<RefundStatus, 'provider'> = {
  requested: { pending: ['provider'], refunded: ['provider'], failed: ['provider'] },
  pending: { refunded: ['provider'], failed: ['provider'] },
  refunded: {},
  failed: {},
}
