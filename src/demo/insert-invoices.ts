import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { plusDays } from '../domain/days.ts'
import type { TilePatternSeed } from '../domain/documents.ts'
import { daysUntilDue } from '../domain/invoice-states.ts'
import { paymentReference } from '../domain/payment-reference.ts'
import { supplierIn } from '../domain/provider.ts'
import { type NewLine, totalsOf, withAmount } from '../domain/vat.ts'
import type { Customer } from './demo-customer.ts'
import { numberByYear } from './number-by-year.ts'

export interface PlannedInvoice {
  /** YYYY-MM-DD. */
  issuedOn: string
  status: 'open' | 'paid'
  registrationId?: string
  bookingId?: string
  lines: NewLine[]
  reference: string | null
  floor: TilePatternSeed
}

const locale = 'nl'

/** Writes all invoices of the demo at once, since their numbers follow their days. */
export async function insertInvoices(tx: Transaction, customer: Customer, planned: PlannedInvoice[]) {
  const { organisationId, userId, party } = customer
  const { numbered, counters } = numberByYear(planned)
  const rows = numbered.map(({ number, issuedOn, status, registrationId, bookingId, reference, floor, ...invoice }) => {
    const lines = invoice.lines.map(withAmount)
    const totals = totalsOf(lines)
    const dueOn = status === 'open' ? plusDays(issuedOn, daysUntilDue) : issuedOn
    const supplier = supplierIn(locale)
    const document = {
      ...({ locale, number, issuedOn, dueOn, supplier, customer: party, reference, lines, floor } as const),
      ...totals,
      paid: status === 'paid',
      paymentReference: paymentReference(number),
    }
    const createdAt = new Date(issuedOn)
    return {
      ...{ number, registrationId, bookingId, organisationId, userId, status, issuedOn, dueOn, document, createdAt },
      ...totals,
    }
  })
  await tx.insert(tables.invoices).values(rows)
  await tx.insert(tables.invoiceNumbers).values(counters)
}
