import type { Transaction } from '../../db/client.ts'
import type { invoices } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { insertInvoice } from './insert-invoice.ts'

/** Takes an invoice back under a number of its own; open for as long as money has to be returned. */
export async function issueCreditNote(tx: Transaction, invoice: typeof invoices.$inferSelect, issuedBy: string | null) {
  const { organisationId, userId, status, document } = invoice
  const { locale, number, customer, reference, lines, floor } = document
  await insertInvoice(tx, {
    ...{ organisationId, userId, locale, customer, reference, floor, issuedBy },
    status: status === 'paid' ? 'open' : 'paid',
    issuedOn: brusselsDay(new Date()),
    lines: lines.map(({ amount: _, ...line }) => ({ ...line, unitPrice: -line.unitPrice })),
    creditOf: number,
  })
}
