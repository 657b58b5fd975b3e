import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { bookings, invoices, memberships, payments, receiptParts, receipts, users } from '../../db/tables.ts'
import { customerOf } from '../../domain/bookings.ts'
import type { PaymentStatus } from '../../domain/money.ts'
import { type AccountSteps, membershipInUse } from '../identity/index.ts'
import { type Decided, type DecidedOrder, type OrderKind, requestRefund, transitionPayment } from '../money/index.ts'
import { type ApiContext, ApiError, toProvider } from '../platform/index.ts'
import { type BookingRow, lockBooking } from './booking-resource.ts'
import { bookingPage, customerMail, payBooking, subjectOf, transitionBooking } from './transition-booking.ts'

async function amountOfPayment(tx: Transaction, id: string): Promise<number> {
  const [payment] = await tx.select({ amount: payments.amount }).from(payments).where(eq(payments.id, id))
  return payment?.amount ?? 0
}

async function mailPayment(
  context: ApiContext,
  tx: Transaction,
  booking: BookingRow,
  paymentId: string,
  kind: 'booking-payment-pending' | 'booking-payment-failed' | 'booking-payment-refund',
) {
  const { date, offer } = booking
  const money = { number: offer?.number ?? '', amount: await amountOfPayment(tx, paymentId) }
  const mail = customerMail(booking, { ...money, date, ...bookingPage(context, booking) })
  await queueMail(tx, { ...mail, about: paymentId, kind })
}

/** Money that nobody waits for any more goes back by itself: the customer hears of it, and so does the provider. */
async function returnPayment(context: ApiContext, tx: Transaction, booking: BookingRow, paymentId: string) {
  const { email } = booking
  const amount = await amountOfPayment(tx, paymentId)
  await requestRefund(tx, { paymentId, creditNoteId: null, amount, userId: null })
  await mailPayment(context, tx, booking, paymentId, 'booking-payment-refund')
  const url = context.controlPanelUrl(`/requests/${booking.id}`)
  const values = { customer: customerOf(booking), email, amount, subject: subjectOf(booking), url }
  await queueMail(tx, { about: paymentId, ...toProvider, kind: 'refund-due', values })
}

const mailOf: Partial<Record<PaymentStatus, 'booking-payment-pending' | 'booking-payment-failed'>> = {
  pending: 'booking-payment-pending',
  failed: 'booking-payment-failed',
  canceled: 'booking-payment-failed',
  expired: 'booking-payment-failed',
}

/** What the provider's word on a payment means for its booking: money makes it paid, anything else leaves it waiting. */
async function settleBooking(
  context: ApiContext,
  tx: Transaction,
  payment: { id: string; order: string },
  status: PaymentStatus,
) {
  const booking = await lockBooking(tx, payment.order, undefined)
  if (!(await transitionPayment(tx, payment.id, status))) return
  const isAwaited = booking.status === 'waiting_for_payment'
  const kind = mailOf[status]
  if (kind && isAwaited) await mailPayment(context, tx, booking, payment.id, kind)
  if (status !== 'paid') return
  if (isAwaited) return payBooking(context, tx, booking, { as: 'payment', userId: null })
  context.log.error({ payment: payment.id, booking: booking.id }, 'Money came for a booking that waits for none')
  await returnPayment(context, tx, booking, payment.id)
}

/** What a booking that is locked does with a payment of it that staff decided. */
const decidedBooking = (
  context: ApiContext,
  tx: Transaction,
  booking: BookingRow,
  { id: paymentId, verdict: { userId } }: Decided,
): DecidedOrder => ({
  settle: () => payBooking(context, tx, booking, { as: 'staff', userId }),
  // It waits for payment as before: it has no deadline of its own.
  async reopen() {},
  async mail(values) {
    const told = { ...values, subject: subjectOf(booking), ...bookingPage(context, booking) }
    await queueMail(tx, { ...customerMail(booking, told), about: paymentId, kind: 'payment-decided' })
  },
})

/** The customer hears that a payment is pending; gives back what the provider is told of the booking. */
async function bookingMismatch(context: ApiContext, tx: Transaction, booking: BookingRow, paymentId: string) {
  const { email, status } = booking
  if (status === 'waiting_for_payment') await mailPayment(context, tx, booking, paymentId, 'booking-payment-pending')
  return { customer: customerOf(booking), email, subject: subjectOf(booking) }
}

export const bookingOrders: OrderKind = {
  change: (context, id, work) =>
    context.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, id, undefined)
      await work(tx, {
        mismatch: (payment) => bookingMismatch(context, tx, booking, payment),
        decided: (payment) => decidedBooking(context, tx, booking, payment),
      })
    }),
  settle: (context, payment, status) => context.db.transaction((tx) => settleBooking(context, tx, payment, status)),
  async billPaid(context, tx, id) {
    const booking = await lockBooking(tx, id, undefined)
    if (booking.status !== 'waiting_for_payment') return false
    await payBooking(context, tx, booking, { as: 'staff', userId: context.user?.userId ?? null })
    return true
  },
  // Its quotation goes on to say for whom it was.
  async billedAnew() {},
  // A quotation is billed when it is approved.
  async bill() {
    throw new ApiError('STATE_CONFLICT')
  },
  async billReopened(context, tx, id) {
    const booking = await lockBooking(tx, id, undefined)
    if (booking.status !== 'paid' && booking.status !== 'completed') return
    const actor = { as: 'undo', userId: context.user?.userId ?? null } as const
    await transitionBooking(tx, booking, 'waiting_for_payment', actor)
  },
}

/**
 * What somebody asked for as a guest is their account's, and its organisation's, once the account has proved the address
 * and was let in there; invoices come along. Changes nothing before.
 */
export async function adoptBookings(db: Executor, userId: string) {
  const [owner] = await db
    .select({ userId: users.id, organisationId: users.organisationId, email: users.email })
    .from(users)
    .leftJoin(memberships, membershipInUse)
    .where(
      and(
        eq(users.id, userId),
        eq(users.role, 'CONTACT'),
        isNotNull(users.emailVerifiedAt),
        or(isNull(users.organisationId), eq(memberships.approval, 'approved')),
      ),
    )
  if (!owner) return
  const { email, ...ids } = owner
  const isTheirs = eq(sql`lower(${bookings.email})`, email.toLowerCase())
  const adopted = await db
    .update(bookings)
    .set(ids)
    .where(and(isNull(bookings.userId), isNull(bookings.organisationId), isTheirs))
    .returning({ id: bookings.id })
  if (adopted.length === 0) return
  const rooms = adopted.map(({ id }) => id)
  const theirInvoices = and(
    isNull(invoices.userId),
    isNull(invoices.organisationId),
    inArray(invoices.bookingId, rooms),
  )
  const billed = await db.update(invoices).set(ids).where(theirInvoices).returning({ id: invoices.id })
  const theirReceipts = db
    .select({ id: receiptParts.receiptId })
    .from(receiptParts)
    .where(
      inArray(
        receiptParts.invoiceId,
        billed.map(({ id }) => id),
      ),
    )
  const nobodys = and(isNull(receipts.organisationId), isNull(receipts.userId), inArray(receipts.id, theirReceipts))
  await db
    .update(receipts)
    .set(ids.organisationId ? { organisationId: ids.organisationId } : { userId: ids.userId })
    .where(nobodys)
}

/** Whoever proves an address, or signs in where that was proved, gets the rooms that were asked for with it. */
export const bookingSteps: AccountSteps = {
  prove: (_context, tx, userId) => adoptBookings(tx, userId),
  signIn: adoptBookings,
}
