import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMails } from '../../db/mails.ts'
import { changeAndRecord } from '../../db/record-state-change.ts'
import { invoices, organisations } from '../../db/tables.ts'
import { brusselsDay, plusDays } from '../../domain/days.ts'
import type { DocumentLine, InvoiceDocument, Party, Totals } from '../../domain/documents.ts'
import { type CreditKind, daysUntilDue, type InvoiceStatus, paymentReference } from '../../domain/money.ts'
import { supplierIn } from '../../domain/provider.ts'
import { totalsOf, withAmount } from '../../domain/vat.ts'
import { lock, pick } from '../platform/index.ts'
import { type NewInvoice, takeNumber } from './invoice.ts'
import { insertShares } from './invoice-shares.ts'
import { mailInvoice } from './mail-invoice.ts'
import { queueEInvoice } from './send-e-invoice.ts'

/** What a credit note takes back: an invoice, or so many cents of its VAT as rounding left to that part. */
interface Credited {
  id: string
  orderId: string | null
  kind: CreditKind
  number: string
  vat: number
  /** Something of the invoice is left. */
  isPart: boolean
  /** The number of the invoice in its stead. */
  replacedBy?: string
  /** As staff say it. */
  reason?: string
}

interface Entry extends Omit<NewInvoice, 'status' | 'publicUrl' | 'alongside'> {
  status: InvoiceStatus
  issuedOn: string
  creditOf?: Credited
}

/** With so much VAT, where rounding left another cent than the lines would make. */
function totalsIn(lines: readonly DocumentLine[], given?: number): Totals {
  const { net, vat } = totalsOf(lines)
  return { net, vat: given ?? vat, total: net + (given ?? vat) }
}

/** Who is billed; an organisation without a VAT number by that of its enterprise, where it has one. */
async function knownAs(
  tx: Transaction,
  { organisationId, customer }: Pick<Entry, 'organisationId' | 'customer'>,
): Promise<Party> {
  if (!organisationId || customer.vat || customer.enterpriseNumber) return customer
  const known = tx.select(pick(organisations, 'enterpriseNumber')).from(organisations)
  const [organisation] = await known.where(eq(organisations.id, organisationId))
  return { ...customer, ...organisation }
}

/**
 * Writes an invoice or a credit note as it will always read, under the next number of its year, and gives it to Peppol where
 * it is for a business.
 */
export async function insertInvoice(tx: Transaction, entry: Entry) {
  const { registrationId, bookingId, organisationId, userId, status, issuedOn, locale, reference } = entry
  const { creditOf, replaces, adds, splits } = entry
  const customer = await knownAs(tx, entry)
  const lines = entry.lines.map(withAmount)
  const totals = totalsIn(lines, creditOf ? -creditOf.vat : ((replaces ?? adds)?.vat ?? entry.vat))
  const dueOn = status === 'open' ? (entry.dueOn ?? plusDays(issuedOn, daysUntilDue)) : issuedOn
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
    ...(entry.shares && { shares: entry.shares }),
    paid: status === 'paid',
    ...(entry.received && { received: entry.received }),
    ...(creditOf && { creditOf: creditOf.number, isPart: creditOf.isPart }),
    ...(creditOf?.replacedBy && { replacedBy: creditOf.replacedBy }),
    ...(replaces && { replaces: replaces.number }),
    ...(splits && { splits: splits.number }),
    ...(entry.floor && { floor: entry.floor }),
  }
  const followed = creditOf ?? replaces ?? adds
  const came = replaces ?? splits
  const orderId = followed ? followed.orderId : (registrationId ?? bookingId ?? entry.prepaidCardId)
  const credit = { followsId: (followed ?? splits)?.id, creditKind: creditOf?.kind, paidOnline: came?.paidOnline ?? 0 }
  const owner = { registrationId, bookingId, orderId, organisationId, userId, ...credit }
  const insertion = tx
    .insert(invoices)
    .values({ number, ...owner, status, issuedOn, dueOn, ...totals, document })
    .returning({ id: invoices.id })
  const [id] = await changeAndRecord(tx, insertion, 'invoice', {
    to: status,
    userId: entry.issuedBy,
    reason: creditOf?.kind === 'agreed' ? 'agreed' : (replaces?.reason ?? creditOf?.reason ?? null),
  })
  await queueEInvoice(tx, { id: String(id), organisationId, customer })
  return { id: String(id), number, total: totals.total, dueOn, document }
}

const issued = pick(invoices, 'id', 'number', 'total', 'dueOn')

/** The invoice a registration or booking has; its row is locked, so that two cannot both find none. */
async function findIssued(tx: Transaction, { registrationId, bookingId }: NewInvoice) {
  if (registrationId) {
    await lock(tx, { registrations: [registrationId] })
    return (await tx.select(issued).from(invoices).where(eq(invoices.registrationId, registrationId)))[0]
  }
  if (bookingId) {
    await lock(tx, { bookings: [bookingId] })
    return (await tx.select(issued).from(invoices).where(eq(invoices.bookingId, bookingId)))[0]
  }
}

/**
 * Issues an invoice under the next number and mails it, all in the caller's transaction; for a registration or booking
 * that has one, it gives that one back. Call it last: everybody else's invoices wait until the transaction ends.
 */
export async function issueInvoice(tx: Transaction, input: NewInvoice) {
  const known = await findIssued(tx, input)
  if (known) {
    await queueMails(tx, input.alongside ?? [])
    return known
  }
  const invoice = await insertInvoice(tx, { ...input, issuedOn: brusselsDay(new Date()) })
  await insertShares(tx, invoice.id, input.shares)
  if (!input.replaces && !input.splits) await mailInvoice(tx, invoice, input)
  return pick(invoice, 'id', 'number', 'total', 'dueOn')
}
