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

/** What a credit note follows: what staff agreed with the customer, or the terms by which an order was canceled. */
export type CreditKind = 'agreed' | 'canceled'

/** Days within which an invoice is due. */
export const daysUntilDue = 30
