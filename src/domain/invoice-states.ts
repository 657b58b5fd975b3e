import type { StateTable } from './state-table.ts'

export const invoiceStatuses = ['open', 'paid', 'credited'] as const
/** What stands on the paper. */
export const invoiceKinds = ['invoice', 'credit-note'] as const

export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const invoiceTransitions: StateTable<InvoiceStatus, 'payment' | 'staff' | 'cancellation'> = {
  open: { paid: ['payment', 'staff'], credited: ['staff', 'cancellation'] },
  paid: { credited: ['staff', 'cancellation'] },
  credited: {},
}

/** Why a credit note was issued that its order knows nothing of: staff agreed it with the customer. */
export const agreedCredit = 'agreed'

/** Days within which an invoice is due. */
export const daysUntilDue = 30
