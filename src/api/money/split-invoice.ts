import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { invoices, payments, receiptParts, refunds } from '../../db/tables.ts'
import { brusselsDay, plusDays } from '../../domain/days.ts'
import { daysUntilDue } from '../../domain/money.ts'
import type { NewLine } from '../../domain/vat.ts'
import { type ApiContext, lock, pick } from '../platform/index.ts'
import { leftOfInvoice, type NewInvoice } from './invoice.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'
import { lowerPart, standingParts } from './open-amount.ts'
import { settleCovered } from './settle-invoices.ts'

type Invoice = typeof invoices.$inferSelect

/** What some participants of a registration cost, which is theirs from now on; cents. */
interface Split {
  /** The registration that was billed, and theirs. */
  from: string
  to: string
  net: number
  vat: number
  lines: NewLine[]
  /** What the credit note says. */
  description: string
}

/** Puts so many cents of receipts of one invoice aside, the newest first; gives back what they were. */
async function takeParts(tx: Transaction, invoiceId: string, wanted: number) {
  const taken: { receiptId: string; amount: number }[] = []
  let rest = wanted
  for (const part of await standingParts(tx, invoiceId)) {
    const amount = Math.min(rest, part.amount)
    if (amount <= 0) break
    await lowerPart(tx, part, amount)
    taken.push({ receiptId: part.receiptId, amount })
    rest -= amount
  }
  return { taken, rest }
}

/** What of each payment of a registration did not go back, nor is on its way there, the newest first. */
const paymentsLeft = (tx: Transaction, registrationId: string) =>
  tx
    .select({
      ...getTableColumns(payments),
      left: sql<number>`${payments.amount} - coalesce((
        select sum(${refunds.amount}) from ${refunds} where ${refunds.paymentId} = ${payments.id}), 0)::int`,
    })
    .from(payments)
    .where(and(eq(payments.registrationId, registrationId), eq(payments.status, 'paid')))
    .orderBy(desc(payments.createdAt))

/** So many cents of what was paid online for one registration count for another one. */
async function splitPayments(tx: Transaction, { from, to }: Split, wanted: number) {
  let rest = wanted
  for (const { left, id, ...payment } of await paymentsLeft(tx, from)) {
    const amount = Math.min(rest, left)
    if (amount <= 0) continue
    await tx
      .update(payments)
      .set({ amount: payment.amount - amount })
      .where(eq(payments.id, id))
    await tx.insert(payments).values({ ...payment, registrationId: to, partOf: payment.partOf ?? id, amount })
    rest -= amount
  }
  if (rest > 0) throw new Error(`${rest} cents of registration ${from} came by nothing`)
}

/** The invoice of those who leave: due as the one before, or as any where that day has passed. */
function invoiceOf(
  context: ApiContext,
  invoice: Invoice,
  { to, vat, lines }: Split,
  money: { came: number; paidOnline: number },
): NewInvoice {
  const { id, number, status, dueOn, document } = invoice
  const { came, paidOnline } = money
  const today = brusselsDay(new Date())
  return {
    ...pick(invoice, 'organisationId', 'userId'),
    ...pick(document, 'locale', 'floor', 'customer', 'reference'),
    registrationId: to,
    status: status === 'paid' ? 'paid' : 'open',
    ...(status === 'open' && came > 0 && { received: came }),
    dueOn: dueOn < today ? plusDays(today, daysUntilDue) : dueOn,
    lines,
    vat,
    splits: { id, number, paidOnline },
    publicUrl: context.publicUrl(),
    issuedBy: context.user?.role === 'STAFF' ? context.user.userId : null,
  }
}

/** Cents that came for it, and of those the ones that go with who leaves: their price where all is paid, else what the others need not. */
async function moneyOf(tx: Transaction, { id, status, paidOnline }: Invoice, left: number, share: number) {
  if (status === 'paid') return share
  const received = (await standingParts(tx, id)).reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, received + paidOnline - (left - share))
}

/**
 * Lets some participants of a registration, which is locked, have an invoice of their own: a credit note takes exactly that
 * off the one before, and what came for them counts for theirs. Nothing goes back, and nothing more is asked. Gives back
 * the ids of both papers, which whoever asks mails. It takes numbers that others wait for.
 */
export async function splitInvoice(context: ApiContext, tx: Transaction, { id }: Pick<Invoice, 'id'>, split: Split) {
  const { from, net, vat, description } = split
  await lock(tx, { invoices: [id] })
  await lock(tx, { receipts: (await standingParts(tx, id)).map(({ receiptId }) => receiptId) })
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id))
  if (!invoice) throw new Error('The registration is locked, so its invoice is there')
  const left = await leftOfInvoice(tx, invoice)
  const came = await moneyOf(tx, invoice, left.net + left.vat, net + vat)
  const { taken, rest: online } = await takeParts(tx, id, came)
  await splitPayments(tx, split, online)
  const paidOnline = invoice.status === 'open' ? online : 0
  const input = invoiceOf(context, invoice, split, { came, paidOnline })
  await tx
    .update(invoices)
    .set({ paidOnline: invoice.paidOnline - paidOnline })
    .where(eq(invoices.id, id))
  const made = await issueInvoice(tx, input)
  if (taken.length > 0) await tx.insert(receiptParts).values(taken.map((part) => ({ ...part, invoiceId: made.id })))
  const note = await issueCreditNote(tx, invoice, {
    publicUrl: input.publicUrl,
    issuedBy: input.issuedBy ?? null,
    part: { net, vat, description },
    creditKind: 'reissued',
    replacedBy: made.number,
  })
  await settleCovered(context, tx, {
    invoice: { ...invoice, paidOnline: invoice.paidOnline - paidOnline },
    registrationId: from,
    bookingId: null,
  })
  return [made.id, note.id]
}
