import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NewReissue } from '../../../schemas/invoice.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { invoiceShares, invoices, receiptParts, receipts, stateChanges } from '../../db/tables.ts'
import { brusselsDay, plusDays } from '../../domain/days.ts'
import { daysUntilDue } from '../../domain/money.ts'
import { isFlemish } from '../../domain/subsidy.ts'
import { type ApiContext, ApiError, callerOf, invalid, pick, uuidPattern, withMutex } from '../platform/index.ts'
import { leftOfInvoice, type NewInvoice } from './invoice.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'
import { type LockedInvoice, lockInvoice } from './lock-invoices.ts'
import { mailReissued } from './mail-invoice.ts'
import { receivedOf } from './open-amount.ts'
import { orderOf } from './payment-orders.ts'

type Invoice = LockedInvoice['invoice']
type Billed = Pick<NewInvoice, 'customer' | 'reference'> & { dueOn: string }

const partyFields = ['name', 'address', 'zip', 'city', 'country', 'vat', 'email'] as const

/** Whom it bills then: what is left out stays as it was. After a day that has passed, one has as long to pay as for any invoice. */
function billedAnew({ document, dueOn }: Invoice, input: NewReissue): Billed {
  const { customer: before } = document
  const today = brusselsDay(new Date())
  const said = (name: Exclude<(typeof partyFields)[number], 'name'>) =>
    input[name] === undefined ? before[name] : input[name]
  const { enterpriseNumber = before.enterpriseNumber } = input
  return {
    customer: {
      name: input.name ?? before.name,
      address: said('address'),
      zip: said('zip'),
      city: said('city'),
      country: said('country'),
      vat: said('vat'),
      ...(enterpriseNumber && !said('vat') && { enterpriseNumber }),
      email: said('email'),
    },
    reference: input.reference === undefined ? document.reference : input.reference,
    dueOn: input.dueOn ?? (dueOn < today ? plusDays(today, daysUntilDue) : dueOn),
  }
}

const isSameBill = (one: Billed, other: Billed) =>
  partyFields.every((name) => one.customer[name] === other.customer[name]) && one.reference === other.reference

/** The invoice in the stead of one, with why it was made. */
async function findSuccessor(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ ...pick(invoices, 'id', 'dueOn', 'document'), reason: stateChanges.reason })
    .from(invoices)
    .innerJoin(stateChanges, and(eq(stateChanges.entityId, invoices.id), isNull(stateChanges.from)))
    .where(and(eq(invoices.followsId, id), sql`${invoices.document} ? 'replaces'`))
  return found ?? null
}

/** The one that the same request made before; 409 of what was credited otherwise. */
async function madeBefore(tx: Transaction, invoice: Invoice, input: NewReissue): Promise<string> {
  const made = await findSuccessor(tx, invoice.id)
  if (!made || made.reason !== input.reason) throw new ApiError('INVOICE_CREDITED')
  const { customer, reference } = made.document
  const asked = billedAnew(invoice, input)
  const isSameDay = made.document.paid || !input.dueOn || input.dueOn === made.dueOn
  if (!isSameDay || !isSameBill(asked, { customer, reference, dueOn: made.dueOn }))
    throw new ApiError('INVOICE_CREDITED')
  return made.id
}

/** What is refused at its field: no change at all, a day that has passed, or whom the kmo-portefeuille does not help. */
function assertBillable({ document, dueOn }: Invoice, billed: Billed, input: NewReissue, isHelped: boolean) {
  const { customer, reference } = document
  if (billed.dueOn < brusselsDay(new Date())) throw invalid('dueOn', 'error.pastDate')
  const isSameDay = document.paid || !input.dueOn || input.dueOn === dueOn
  const isSameNumber = (billed.customer.enterpriseNumber ?? null) === (customer.enterpriseNumber ?? null)
  if (isSameDay && isSameNumber && isSameBill(billed, { customer, reference, dueOn }))
    throw invalid('name', 'error.nothingChanged')
  if (isHelped && !billed.customer.vat) throw invalid('vat', 'error.subsidyNeedsVat')
  if (isHelped && !isFlemish(billed.customer)) throw invalid('zip', 'error.subsidyInFlanders')
}

/** What came for it counts for the one in its stead: no receipt or payment is noted anew. */
async function moveMoney(tx: Transaction, from: string, to: string) {
  const standing = tx.select({ id: receipts.id }).from(receipts).where(isNull(receipts.undoneAt))
  await tx
    .update(receiptParts)
    .set({ invoiceId: to })
    .where(and(eq(receiptParts.invoiceId, from), inArray(receiptParts.receiptId, standing)))
  await tx.update(invoices).set({ paidOnline: 0 }).where(eq(invoices.id, from))
}

const sharesOf = (tx: Transaction, id: string) =>
  tx
    .select(pick(invoiceShares, 'payer', 'amount', 'dueOn'))
    .from(invoiceShares)
    .where(eq(invoiceShares.invoiceId, id))
    .orderBy(desc(invoiceShares.payer))

/** Issues the one in its stead, then the credit note that names it. */
async function replace(context: ApiContext, tx: Transaction, { invoice }: LockedInvoice, billed: Billed, why: string) {
  const { id, orderId, number, status, paidOnline, document, registrationId, bookingId } = invoice
  const publicUrl = context.publicUrl()
  const issuedBy = callerOf(context).userId
  const left = await leftOfInvoice(tx, invoice)
  const shares = (await sharesOf(tx, id)).map((share) => ({ ...share, dueOn: billed.dueOn }))
  const [{ received } = { received: 0 }] = await tx
    .select({ received: receivedOf() })
    .from(invoices)
    .where(eq(invoices.id, id))
  const come = status === 'open' ? received + paidOnline : 0
  // What the order looks for by these is the one in its stead from now on.
  await tx
    .update(invoices)
    .set({ status: 'credited', registrationId: null, bookingId: null })
    .where(eq(invoices.id, id))
  await recordStateChange(tx, 'invoice', id, { from: status, to: 'credited', userId: issuedBy, reason: why })
  const input: NewInvoice = {
    ...pick(invoice, 'organisationId', 'userId'),
    ...pick(document, 'locale', 'floor'),
    ...billed,
    registrationId,
    bookingId,
    status: status === 'paid' ? 'paid' : 'open',
    ...(come > 0 && { received: come }),
    lines: left.lines.map(({ amount: _, ...line }) => line),
    ...(shares.length > 0 && { shares }),
    publicUrl,
    issuedBy,
    replaces: { id, orderId, number, vat: left.vat, paidOnline, reason: why },
  }
  const made = await issueInvoice(tx, input)
  await moveMoney(tx, id, made.id)
  const about = { publicUrl, issuedBy, creditKind: 'reissued', reason: why, replacedBy: made.number } as const
  const note = await issueCreditNote(tx, invoice, about)
  await mailReissued(tx, { ...made, creditNoteId: note.id, replaced: number, reason: why }, input)
  return made.id
}

/** Makes an invoice again in the caller's transaction: gives back the id of the one in its stead. */
async function reissue(context: ApiContext, tx: Transaction, id: string, input: NewReissue): Promise<string> {
  const locked = await lockInvoice(tx, id)
  const { invoice } = locked
  if (invoice.document.creditOf) throw new ApiError('STATE_CONFLICT')
  if (invoice.status === 'credited') return madeBefore(tx, invoice, input)
  const { net, vat } = await leftOfInvoice(tx, invoice)
  if (input.total !== undefined && input.total !== net + vat) throw new ApiError('EFFECT_CHANGED')
  const billed = billedAnew(invoice, input)
  const isHelped = (await sharesOf(tx, id)).some(({ payer, amount }) => payer === 'agency' && amount > 0)
  assertBillable(invoice, billed, input, isHelped)
  const order = orderOf(locked)
  await order?.kind.billedAnew(tx, order.id, { ...billed, before: invoice.dueOn })
  return replace(context, tx, locked, billed, input.reason)
}

/**
 * Makes an invoice again for somebody else, or with other words: a credit note of all that is left of it and an invoice
 * in its stead, for which everything counts that came for the old one. Gives back the id of the new one, the same for the
 * same once more. Whoever waits for the next number holds no connection meanwhile.
 */
export async function reissueInvoice(context: ApiContext, id: string, input: NewReissue): Promise<string> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  return withMutex('invoice numbers', () => context.db.transaction((tx) => reissue(context, tx, id, input)))
}
