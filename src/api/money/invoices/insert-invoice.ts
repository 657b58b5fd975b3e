import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { invoices } from '../../../db/tables.ts'
import { plusDays } from '../../../domain/days.ts'
import type { DocumentLine, InvoiceDocument, Totals } from '../../../domain/documents.ts'
import { type agreedCredit, daysUntilDue, type InvoiceStatus } from '../../../domain/invoice-states.ts'
import { paymentReference } from '../../../domain/payment-reference.ts'
import { supplierIn } from '../../../domain/provider.ts'
import { totalsOf, withAmount } from '../../../domain/vat.ts'
import type { NewInvoice } from './new-invoice.ts'
import { takeNumber } from './take-number.ts'

/** What a credit note takes back: an invoice, or so many cents of its VAT as rounding left to that part. */
interface Credited {
  id: string
  number: string
  vat: number
  /** Something of the invoice is left. */
  isPart: boolean
}

interface Entry extends Omit<NewInvoice, 'status' | 'publicUrl'> {
  status: InvoiceStatus
  issuedOn: string
  creditOf?: Credited
  /** Why, for whoever looks at its history. */
  reason?: typeof agreedCredit
}

/** With so much VAT, where rounding left another cent than the lines would make. */
function totalsIn(lines: readonly DocumentLine[], given?: number): Totals {
  const { net, vat } = totalsOf(lines)
  return { net, vat: given ?? vat, total: net + (given ?? vat) }
}

/** Writes an invoice or a credit note as it will always read, under the next number of its year. */
export async function insertInvoice(tx: Transaction, entry: Entry) {
  const { registrationId, bookingId, organisationId, userId, status, issuedOn, locale, customer, reference } = entry
  const { creditOf } = entry
  const lines = entry.lines.map(withAmount)
  const totals = totalsIn(lines, creditOf && -creditOf.vat)
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
    ...(!creditOf && { paymentReference: paymentReference(number) }),
    lines,
    ...totals,
    paid: status === 'paid',
    ...(creditOf && { creditOf: creditOf.number, isPart: creditOf.isPart }),
    ...(entry.floor && { floor: entry.floor }),
  }
  const owner = { registrationId, bookingId, organisationId, userId, followsId: creditOf?.id }
  const [row] = await tx
    .insert(invoices)
    .values({ number, ...owner, status, issuedOn, dueOn, ...totals, document })
    .returning({ id: invoices.id })
  const id = String(row?.id)
  await recordStateChange(tx, {
    entity: 'invoice',
    entityId: id,
    from: null,
    to: status,
    userId: entry.issuedBy ?? null,
    reason: entry.reason ?? null,
  })
  return { id, number, total: totals.total, dueOn, document }
}
