import { randomUUID } from 'node:crypto'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { plusDays } from '../domain/days.ts'
import type { InvoiceDocument, TilePatternSeed } from '../domain/documents.ts'
import { participantOf } from '../domain/e-invoices.ts'
import { formatDays } from '../domain/format-days.ts'
import { daysUntilDue, paymentReference } from '../domain/money.ts'
import { supplierIn } from '../domain/provider.ts'
import { type NewLine, totalsOf, vatRate, withAmount } from '../domain/vat.ts'
import type { Customer } from './demo-customer.ts'
import type { FoundSession } from './find-sessions.ts'
import { numberByYear } from './random.ts'

export interface PlannedInvoice {
  customer: Customer
  /** YYYY-MM-DD. */
  issuedOn: string
  status: 'open' | 'paid'
  /** Who of the house saw the money come by bank; left out, a paid one was paid online. */
  seenBy?: string
  registrationId?: string
  bookingId?: string
  lines: NewLine[]
  reference?: string
  floor: TilePatternSeed
}

const locale = 'nl'

/** What an invoice says of seats in a session. */
export function onPaper({ session, course, category }: FoundSession, quantity: number) {
  const days = session.schedule.map(({ start }) => start)
  const description = `${course.title.nl} (${formatDays(days, locale)})`
  return {
    lines: [{ description, quantity, unitPrice: course.price ?? 0, vatRate }],
    floor: { seed: course.key, family: category },
  }
}

/** Writes all invoices of the demo at once, since their numbers follow their days. */
export async function insertInvoices(tx: Transaction, planned: PlannedInvoice[], now: Date) {
  const { numbered, counters } = numberByYear(planned)
  const rows = numbered.map(({ number, issuedOn, status, registrationId, bookingId, floor, ...invoice }) => {
    const { customer, reference = null } = invoice
    const { organisationId, userId, party } = customer
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
    // In Brussels it may be tomorrow already.
    const createdAt = new Date(Math.min(Date.parse(issuedOn), now.getTime()))
    return {
      id: randomUUID(),
      seenBy: invoice.seenBy,
      number,
      registrationId,
      bookingId,
      orderId: registrationId ?? bookingId,
      organisationId,
      userId,
      status,
      issuedOn,
      dueOn,
      document,
      createdAt,
      ...totals,
    }
  })
  await tx.insert(tables.invoices).values(rows)
  await tx.insert(tables.invoiceNumbers).values(counters)
  await insertEInvoices(tx, rows)
  return rows
}

/** How the invoices for businesses stand at Peppol: one of the open ones was refused. */
async function insertEInvoices(
  tx: Transaction,
  rows: (Pick<Issued, 'id' | 'status' | 'createdAt' | 'organisationId'> & { document: InvoiceDocument })[],
) {
  const forBusinesses = rows.flatMap(
    ({ id: invoiceId, status, document, createdAt, organisationId }): (typeof tables.eInvoices.$inferInsert)[] => {
      const receiver = participantOf(document.customer)
      const known = { invoiceId, receiver, createdAt, queuedAt: createdAt, nextAt: null, accessPoint: 'test' }
      if (!receiver) return organisationId ? [{ ...known, state: 'by_mail', code: 'no-number' }] : []
      return [{ ...known, state: status === 'paid' ? 'accepted' : 'delivered' }]
    },
  )
  const refused = forBusinesses.findLast(({ state }) => state === 'delivered')
  if (refused) Object.assign(refused, { state: 'refused', code: 'RE', reason: 'Bestelbonnummer onbekend' })
  await tx.insert(tables.eInvoices).values(forBusinesses)
}

type Issued = Pick<
  typeof tables.invoices.$inferInsert,
  'status' | 'registrationId' | 'bookingId' | 'organisationId' | 'userId' | 'total' | 'dueOn' | 'createdAt'
> & { id: string; seenBy?: string }

/** Paid online, at the payment provider that is built in: what it knows of a payment, and what we do. */
async function insertOnline(tx: Transaction, paid: Issued[]) {
  const rows = paid.map(({ registrationId, bookingId, total: amount, createdAt }) => {
    const id = randomUUID()
    const ours = { registrationId, bookingId, paymentProvider: 'test', externalId: id }
    return { id, amount, status: 'paid' as const, createdAt, ...ours }
  })
  await tx.insert(tables.payments).values(rows)
  const theirs = { description: '', redirectUrl: '', webhookUrl: '' }
  await tx
    .insert(tables.testPayments)
    .values(rows.map(({ id, amount, status, createdAt }) => ({ id, amount, status, createdAt, ...theirs })))
}

/** How the paid invoices of the demo were paid: online, or by bank, as somebody of the house wrote down. */
export async function insertPayments(tx: Transaction, invoices: Issued[]) {
  const paid = invoices.filter(({ status }) => status === 'paid')
  await insertOnline(
    tx,
    paid.filter(({ seenBy }) => !seenBy),
  )
  const seen = paid.flatMap(({ id, seenBy, dueOn }) =>
    seenBy ? [{ entityId: id, userId: seenBy, createdAt: new Date(dueOn) }] : [],
  )
  const change = { entity: 'invoice', from: 'open', to: 'paid' }
  await tx.insert(tables.stateChanges).values(seen.map((one) => ({ ...change, ...one })))
  const receipts = paid.flatMap(({ id: invoiceId, seenBy, dueOn, total: amount, organisationId, userId }) =>
    seenBy
      ? [{ id: randomUUID(), invoiceId, receivedOn: dueOn, amount, organisationId, userId, recordedBy: seenBy }]
      : [],
  )
  await tx.insert(tables.receipts).values(
    receipts.map(({ organisationId, userId, ...receipt }) => ({
      ...receipt,
      ...(organisationId ? { organisationId } : { userId }),
      createdAt: new Date(receipt.receivedOn),
    })),
  )
  await tx
    .insert(tables.receiptParts)
    .values(receipts.map(({ id: receiptId, invoiceId, amount }) => ({ receiptId, invoiceId, amount })))
}
