import type { StateTable } from './state-table.ts'

export const invoiceStatuses = ['open', 'paid', 'credited'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const invoiceTransitions: StateTable<InvoiceStatus, 'payment' | 'staff' | 'cancellation'> = {
  open: { paid: ['payment', 'staff'], credited: ['staff', 'cancellation'] },
  paid: { credited: ['staff', 'cancellation'] },
  credited: {},
}

/** Days within which an invoice is due. */
export const daysUntilDue = 30
