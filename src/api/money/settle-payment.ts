import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { payments } from '../../db/tables.ts'
import { paymentTransitions } from '../../domain/money.ts'
import { type ApiContext, ApiError, forEachDue, lock, toProvider } from '../platform/index.ts'
import { callPaymentProvider, openPayment, type PaidFor, transitionPayment, unsettledStatuses } from './open-payment.ts'
import { orderOf } from './payment-orders.ts'

interface Mismatch {
  id: string
  registrationId: string | null
  bookingId: string | null
  /** Cents: what was asked, and what came. */
  amount: number
  paid: number
}

/** Notes what came, the first time; false when that was noted before. */
async function note(tx: Transaction, { id, paid }: Mismatch): Promise<boolean> {
  await lock(tx, { payments: [id] })
  const noted = await tx
    .update(payments)
    .set({ paidAmount: paid })
    .where(and(eq(payments.id, id), isNull(payments.paidAmount)))
    .returning({ id: payments.id })
  if (noted.length === 0) return false
  await transitionPayment(tx, id, 'pending')
  return true
}

/** Another amount came than was asked: the provider is told once, and the customer sees that the payment is pending. */
async function reportMismatch(context: ApiContext, mismatch: Mismatch) {
  const { id, amount, paid } = mismatch
  context.log.error({ payment: id, expected: amount, paid }, 'A payment is not of the amount asked')
  const found = orderOf(mismatch)
  await found?.kind.change(context, found.id, async (tx, order) => {
    if (!(await note(tx, mismatch))) return
    const url = context.controlPanelUrl(`/payments/${id}`)
    const values = { ...(await order.mismatch(id)), amount: paid, expected: amount, url }
    await queueMail(tx, { about: id, ...toProvider, kind: 'payment-mismatch', values })
  })
}

/**
 * Reads a payment at its payment provider and does what follows from it, once, however often and in whatever order it is
 * called. 502 when the payment provider cannot be reached; nothing is lost then.
 */
export async function settleKnownPayment(context: ApiContext, payment: typeof payments.$inferSelect): Promise<void> {
  const { paymentProvider } = context
  const { id, externalId, amount, registrationId, bookingId } = payment
  if (!externalId || payment.paymentProvider !== paymentProvider.name) return
  if (Object.keys(paymentTransitions[payment.status]).length === 0) return
  const read = await callPaymentProvider(context, () => paymentProvider.read(externalId))
  if (!read || read.status === payment.status) return
  if (read.status === 'paid' && read.amount !== amount) {
    if (payment.paidAmount === null)
      await reportMismatch(context, { id, registrationId, bookingId, amount, paid: Math.max(0, read.amount) })
    return
  }
  const order = orderOf(payment)
  await order?.kind.settle(context, { id, order: order.id }, read.status)
}

/** The same by its id, for whoever holds that alone. */
export async function settlePayment(context: ApiContext, id: string): Promise<void> {
  const [payment] = await context.db.select().from(payments).where(eq(payments.id, id))
  if (payment) await settleKnownPayment(context, payment)
}

/** Reads a payment in flight, and notes that it was looked at even where it could not be read: the others have their turn. */
async function followPayment(context: ApiContext, id: string) {
  try {
    await settlePayment(context, id)
  } finally {
    await context.db
      .update(payments)
      .set({ updatedAt: sql`now()` })
      .where(and(eq(payments.id, id), inArray(payments.status, [...unsettledStatuses])))
  }
}

/** Takes over what the payment provider knows of the payment in flight of a registration; 502 when it does not answer. */
export async function readOpenPayment(context: ApiContext, registration: string) {
  const payment = await openPayment(context.db, registration)
  if (payment) await followPayment(context, payment.id)
}

/** Likewise of a registration or a booking; what the payment provider cannot tell now, it tells later. */
export async function settleOpenPayment(context: ApiContext, id: string, of: PaidFor = 'registrationId') {
  const payment = await openPayment(context.db, id, of)
  if (!payment) return
  try {
    await settleKnownPayment(context, payment)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'PROVIDER_UNAVAILABLE')) throw error
  }
}

/** How paying an order stands, as `read` finds it: a payment in flight is read at the provider first, so that a lost message does not matter. */
export async function readPaid<Row extends { payment: unknown }>(
  context: ApiContext,
  { id, of }: { id: string; of: PaidFor },
  read: () => Promise<Row[]>,
): Promise<Row> {
  const [known] = await read()
  if (!known) throw new ApiError('NOT_FOUND')
  // A new payment is made only once the one before is settled: the newest tells of all.
  if (!unsettledStatuses.some((status) => status === known.payment)) return known
  await settleOpenPayment(context, id, of)
  const [current] = await read()
  return current ?? known
}

const mostAtOnce = 200

/** Checkouts that never began and that nobody came back to for an hour. */
async function letGoUnstarted(context: ApiContext) {
  const isOld = lt(payments.createdAt, sql`now() - interval '1 hour'`)
  const unstarted = await context.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.status, 'open'), isNull(payments.externalId), isOld))
  await forEachDue(context, 'A checkout that never began could not be let go', unstarted, ({ id }) =>
    context.db.transaction((tx) => transitionPayment(tx, id, 'canceled', { as: 'order' })),
  )
}

/** Reads every payment in flight that was not heard of for a minute: messages of the payment provider may get lost. */
export async function settleOpenPayments(context: ApiContext) {
  await letGoUnstarted(context)
  const isUnsettled = inArray(payments.status, [...unsettledStatuses])
  const isQuiet = lt(payments.updatedAt, sql`now() - interval '1 minute'`)
  const quiet = await context.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isUnsettled, isNotNull(payments.externalId), isNull(payments.paidAmount), isQuiet))
    .orderBy(asc(payments.updatedAt))
    .limit(mostAtOnce)
  await forEachDue(context, 'A payment could not be followed', quiet, ({ id }) => followPayment(context, id))
}
