import type { StateTable } from './state-table.ts'

export const invoiceStatuses = ['open', 'paid', 'credited'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const invoiceTransitions: StateTable<InvoiceStatus, 'payment' | 'staff'> = {
  open: { paid: ['payment', 'staff'], credited: ['staff'] },
  paid: { credited: ['staff'] },
  credited: {},
}

/** Days within which an invoice is due. */
export const daysUntilDue = 30
