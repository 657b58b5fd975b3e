import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { RefundRefused } from '../../adapters/payments.ts'
import { addJob } from '../../db/add-job.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { changeAndRecord } from '../../db/record-state-change.ts'
import { bookings, invoices, payments, refunds, registrations } from '../../db/tables.ts'
import { customerOf } from '../../domain/bookings.ts'
import { type RefundStatus, refundTransitions } from '../../domain/money.ts'
import { canTransition } from '../../domain/state-table.ts'
import { type ApiContext, forEachDue, lock, toProvider } from '../platform/index.ts'
import { mailSettled } from './mail-invoice.ts'
import { callPaymentProvider } from './open-payment.ts'
import { writtenOffOf } from './payment-orders.ts'

/** A refund with the payment that it gives back a part of, and the number of the credit note that says why, if any. */
async function findRefund(db: Executor, id: string) {
  const [row] = await db
    .select({ refund: refunds, payment: payments, creditNote: invoices.number })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(invoices, eq(invoices.id, refunds.creditNoteId))
    .where(eq(refunds.id, id))
  return row ?? null
}

interface Wanted {
  paymentId: string
  /** Null for money that was never billed. */
  creditNoteId: string | null
  /** Cents including VAT. */
  amount: number
  userId: string | null
}

/** Asks for money of one payment back, as a job after this transaction. */
export async function requestRefund(tx: Transaction, { userId, ...wanted }: Wanted) {
  const insertion = tx.insert(refunds).values(wanted).returning({ id: refunds.id })
  const [id] = await changeAndRecord(tx, insertion, 'refund', { to: 'requested', userId })
  await addJob(tx, 'send-refund', { refund: String(id) })
}

/** Who paid for a registration or a booking, as staff know them. */
async function payerOf(tx: Transaction, paymentId: string) {
  const [found] = await tx
    .select({ invoice: registrations.invoice, booking: bookings })
    .from(payments)
    .leftJoin(registrations, eq(registrations.id, payments.registrationId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.id, paymentId))
  const { invoice, booking } = found ?? {}
  if (booking) return { customer: customerOf(booking), email: booking.email }
  return { customer: invoice?.name ?? '', email: invoice?.email ?? '' }
}

/** `id` tells one time from another; cents. */
type Due = { id: string; amount: number }
type Reason = { creditNoteId: string } | { creditNoteId: null; paymentId: string }

/** Whom it goes to: whoever the credit note names, else whoever the payment was for. */
async function receiverOf(tx: Transaction, reason: Reason) {
  if (reason.creditNoteId === null) return { ...(await payerOf(tx, reason.paymentId)), number: null }
  const [note] = await tx
    .select({ document: invoices.document })
    .from(invoices)
    .where(eq(invoices.id, reason.creditNoteId))
  if (!note) return null
  const { customer, number } = note.document
  return { customer: customer.name, email: customer.email ?? '', number }
}

/** Money that the payment provider does not give back: somebody of the house has to. */
export async function mailRefundDue(
  { controlPanelUrl }: Pick<ApiContext, 'controlPanelUrl'>,
  tx: Transaction,
  { id, amount, ...reason }: Due & Reason,
) {
  const receiver = await receiverOf(tx, reason)
  if (!receiver) return
  const values = { ...receiver, amount, url: controlPanelUrl() }
  await queueMail(tx, { about: id, ...toProvider, kind: 'refund-by-hand', values })
}

interface Answer {
  status: RefundStatus
  externalId?: string
}

/** The credit note is settled once all of its money went back, but what never came; its customer hears of it. */
async function settleCreditNote(context: ApiContext, tx: Transaction, id: string) {
  await lock(tx, { invoices: [id] })
  const [{ returned, writtenOff } = { returned: 0, writtenOff: 0 }] = await tx
    .select({
      returned: sql<number>`case when bool_and(${refunds.status} = 'refunded') then sum(${refunds.amount}) else 0 end::int`,
      writtenOff: sql<number>`max(${writtenOffOf(payments.registrationId)})`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.creditNoteId, id))
  const [note] = await tx.select().from(invoices).where(eq(invoices.id, id))
  if (note?.status !== 'open' || returned === 0 || returned < -note.total - writtenOff) return
  const move = tx.update(invoices).set({ status: 'paid' }).where(eq(invoices.id, id)).returning({ id: invoices.id })
  await changeAndRecord(tx, move, 'invoice', { from: 'open', to: 'paid' })
  await mailSettled(tx, note, context.publicUrl())
}

/** Takes over the payment provider's word on a refund and does what follows from it, once. */
const settleRefund = (context: ApiContext, id: string, { status, externalId }: Answer) =>
  context.db.transaction(async (tx) => {
    await lock(tx, { refunds: [id] })
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id))
    if (!refund || !canTransition(refundTransitions, refund.status, status, 'provider')) return
    const move = tx
      .update(refunds)
      .set({ status, updatedAt: sql`now()`, ...(externalId && { externalId }) })
      .where(eq(refunds.id, id))
      .returning({ id: refunds.id })
    await changeAndRecord(tx, move, 'refund', { from: refund.status, to: status })
    if (status === 'refunded' && refund.creditNoteId) await settleCreditNote(context, tx, refund.creditNoteId)
    if (status === 'failed') await mailRefundDue(context, tx, refund)
  })

/**
 * Asks the payment provider to give money back, once however often it is called: under our own id. 502 when it cannot be
 * reached; what it refuses for good goes to a person.
 */
export async function sendRefund(context: ApiContext, id: string): Promise<void> {
  const found = await findRefund(context.db, id)
  if (found?.refund.status !== 'requested') return
  const { refund, payment, creditNote } = found
  const { externalId } = payment
  if (!externalId || payment.paymentProvider !== context.paymentProvider.name) {
    return settleRefund(context, id, { status: 'failed' })
  }
  const description = [context.brand, creditNote].filter(Boolean).join(' ')
  const answer = await callPaymentProvider(context, async (paymentProvider) => {
    try {
      return await paymentProvider.refund({ id, payment: externalId, amount: refund.amount, description })
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error
      context.log.error({ err: error, refund: id }, 'A refund was refused')
      return { status: 'failed' as const }
    }
  })
  await settleRefund(context, id, answer)
}

const mostAtOnce = 200

/** Asks for a refund that was never answered, else how it stands. */
async function pollRefund(context: ApiContext, id: string) {
  const found = await findRefund(context.db, id)
  if (found?.refund.status === 'requested') return sendRefund(context, id)
  const payment = found?.payment.externalId
  const externalId = found?.refund.externalId
  if (!payment || !externalId || found.payment.paymentProvider !== context.paymentProvider.name) return
  const status = await callPaymentProvider(context, (provider) => provider.readRefund(payment, externalId))
  if (status) await settleRefund(context, id, { status })
}

/** Follows the refunds that are not settled yet and fit; each was looked at, whatever came of it, so that the others have their turn. */
async function pollRefunds(context: ApiContext, which: SQL | undefined) {
  const { db } = context
  const unsettled = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.status, ['requested', 'pending']), which))
    .orderBy(asc(refunds.updatedAt))
    .limit(mostAtOnce)
  await forEachDue(context, 'A refund could not be followed', unsettled, async ({ id }) => {
    try {
      await pollRefund(context, id)
    } finally {
      await db.update(refunds).set({ updatedAt: sql`now()` }).where(eq(refunds.id, id))
    }
  })
}

/** What a message about a payment may mean for its refunds. */
export const pollRefundsOf = (context: ApiContext, paymentId: string) =>
  pollRefunds(context, eq(refunds.paymentId, paymentId))

/** Every refund that was not heard of for ten minutes: jobs and messages may get lost. */
export const pollQuietRefunds = (context: ApiContext) =>
  pollRefunds(context, lt(refunds.updatedAt, sql`now() - interval '10 minutes'`))
