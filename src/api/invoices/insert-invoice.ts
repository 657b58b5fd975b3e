import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { invoices } from '../../db/tables.ts'
import { plusDays } from '../../domain/days.ts'
import type { InvoiceDocument } from '../../domain/documents.ts'
import { daysUntilDue, type InvoiceStatus } from '../../domain/invoice-states.ts'
import { paymentReference } from '../../domain/payment-reference.ts'
import { supplierIn } from '../../domain/provider.ts'
import { totalsOf, withAmount } from '../../domain/vat.ts'
import type { NewInvoice } from './new-invoice.ts'
import { takeNumber } from './take-number.ts'

type Entry = Omit<NewInvoice, 'status' | 'publicUrl'> & { status: InvoiceStatus; issuedOn: string; creditOf?: string }

/** Writes an invoice or a credit note as it will always read, under the next number of its year. */
export async function insertInvoice(tx: Transaction, entry: Entry) {
  const { registrationId, bookingId, organisationId, userId, status, issuedOn, locale, customer, reference } = entry
  const lines = entry.lines.map(withAmount)
  const totals = totalsOf(lines)
  const dueOn = status === 'open' ? plusDays(issuedOn, daysUntilDue) : issuedOn
  const number = await takeNumber(tx, Number(issuedOn.slice(0, 4)))
  const document: InvoiceDocument = {
    locale,
    number,
    issuedOn,
    dueOn,
    supplier: supplierIn(locale),
    customer,
    reference,
    ...(!entry.creditOf && { paymentReference: paymentReference(number) }),
    lines,
    ...totals,
    paid: status === 'paid',
    ...(entry.creditOf && { creditOf: entry.creditOf }),
    ...(entry.floor && { floor: entry.floor }),
  }
  const [row] = await tx
    .insert(invoices)
    .values({ number, registrationId, bookingId, organisationId, userId, status, issuedOn, dueOn, ...totals, document })
    .returning({ id: invoices.id })
  const id = String(row?.id)
  await recordStateChange(tx, {
    entity: 'invoice',
    entityId: id,
    from: null,
    to: status,
    userId: entry.issuedBy ?? null,
  })
  return { id, number, total: totals.total, dueOn, document }
}
