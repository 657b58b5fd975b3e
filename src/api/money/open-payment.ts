import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { changeAndRecord } from '../../db/record-state-change.ts'
import { payments } from '../../db/tables.ts'
import { type Locale, localePath } from '../../domain/locales.ts'
import { type PaymentActor, type PaymentStatus, paymentTransitions } from '../../domain/money.ts'
import { canTransition } from '../../domain/state-table.ts'
import { type ApiContext, ApiError, lockAndRead, withMutex } from '../platform/index.ts'

/** Asks the payment provider something; 502 when it cannot be reached or answers with a failure. */
export async function callPaymentProvider<Result>(
  { log, paymentProvider }: Pick<ApiContext, 'log' | 'paymentProvider'>,
  use: (paymentProvider: ApiContext['paymentProvider']) => Promise<Result>,
): Promise<Result> {
  try {
    return await use(paymentProvider)
  } catch (error) {
    log.warn({ err: error, paymentProvider: paymentProvider.name }, 'The payment provider cannot be reached')
    throw new ApiError('PROVIDER_UNAVAILABLE')
  }
}

/** Who says so; nobody signed in but for staff. */
type Actor = { as: Exclude<PaymentActor, 'staff'> } | { as: 'staff'; userId: string; reason: string }

/**
 * Moves a payment on the word of its payment provider, or of staff; false when it is no news, or comes too late to count. An
 * order lets go only of a checkout that never began: whoever has its address may be paying.
 */
export async function transitionPayment(
  tx: Transaction,
  id: string,
  to: PaymentStatus,
  { as, ...by }: Actor = { as: 'provider' },
): Promise<boolean> {
  const { status, externalId } = payments
  const [payment] = await lockAndRead(tx, 'payments', [id], { from: status, externalId })
  if (!payment || !canTransition(paymentTransitions, payment.from, to, as)) return false
  if (as === 'order' && payment.externalId) return false
  const move = tx.update(payments).set({ status: to, updatedAt: new Date() }).where(eq(payments.id, id))
  await changeAndRecord(tx, move.returning({ id: payments.id }), 'payment', { from: payment.from, to, ...by })
  return true
}

/** Statuses of which more is to come. */
export const unsettledStatuses = ['open', 'pending'] as const

export type PaidFor = 'registrationId' | 'bookingId'

/** The payment of a registration, or of a booking, that is in flight; there is one at most. */
export async function openPayment(db: Executor, id: string, of: PaidFor = 'registrationId') {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments[of], id), inArray(payments.status, [...unsettledStatuses])))
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return payment ?? null
}

/** The payment in flight of an order, or a new one where the last one failed; the order is locked, so that it stays the only one. */
export async function claimPayment(
  { paymentProvider, user }: ApiContext,
  tx: Transaction,
  { id, of, amount }: { id: string; of: PaidFor; amount: number },
): Promise<string> {
  const known = await openPayment(tx, id, of)
  if (known) return known.id
  const row = { [of]: id, paymentProvider: paymentProvider.name, amount }
  const insertion = tx.insert(payments).values(row).returning({ id: payments.id })
  const [made] = await changeAndRecord(tx, insertion, 'payment', { to: 'open', userId: user?.userId })
  return String(made)
}

/**
 * 409 while money of the old amount may be on its way for a registration or a booking, which is locked. A checkout that never began is
 * let go: nobody has its address.
 */
export async function assertNoPaymentUnderWay(tx: Transaction, id: string, of: PaidFor = 'registrationId') {
  const payment = await openPayment(tx, id, of)
  const isOver = !payment || (await transitionPayment(tx, payment.id, 'canceled', { as: 'order' }))
  if (!isOver) throw new ApiError('PAYMENT_UNDER_WAY')
}

interface Checkout {
  /** What the payer reads. */
  description: string
  locale: Locale
  /** Where on the site the payer comes back to, without language. */
  path: string
}

const longestDescription = 255

/**
 * The address where a payment that stands in `payments` is paid; 409 when it was let go meanwhile. The payment provider is
 * asked outside any transaction and under our own id: should its answer get lost, the next call gets the same one.
 */
export function startCheckout(context: ApiContext, paymentId: string, { description, locale, path }: Checkout) {
  const { db, publicUrl } = context
  return withMutex(`payment ${paymentId}`, async () => {
    const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
    if (!payment) throw new ApiError('NOT_FOUND')
    if (payment.redirectUrl) return payment.redirectUrl
    const { externalId, redirectUrl } = await callPaymentProvider(context, (paymentProvider) =>
      paymentProvider.create({
        id: paymentId,
        amount: payment.amount,
        description: description.slice(0, longestDescription),
        locale,
        redirectUrl: publicUrl() + localePath(path, locale),
        webhookUrl: `${publicUrl()}/api/payments/webhook`,
      }),
    )
    const begun = await db
      .update(payments)
      .set({ externalId, redirectUrl, updatedAt: new Date() })
      .where(and(eq(payments.id, paymentId), eq(payments.status, 'open')))
      .returning({ id: payments.id })
    // The order changed while the payment provider was asked: nobody pays the old amount.
    if (begun.length === 0) throw new ApiError('STATE_CONFLICT')
    return redirectUrl
  })
}
