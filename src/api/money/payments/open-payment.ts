import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../db/client.ts'
import { payments } from '../../../db/tables.ts'
import { ApiError } from '../../platform/index.ts'
import { transitionPayment } from './transition-payment.ts'

/** Statuses of which more is to come. */
export const unsettledStatuses = ['open', 'pending'] as const

/** A new payment is made only once the one before is settled: the newest tells of all. */
export const isUnsettled = (newest: unknown): boolean => unsettledStatuses.some((status) => status === newest)

/** What a payment is for. */
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

/**
 * 409 while money of the old amount may be on its way for a registration, which is locked. A checkout that never began is
 * let go: nobody has its address.
 */
export async function assertNoPaymentUnderWay(tx: Transaction, registrationId: string) {
  const payment = await openPayment(tx, registrationId)
  const isOver = !payment || (await transitionPayment(tx, payment.id, 'canceled', { as: 'order' }))
  if (!isOver) throw new ApiError('PAYMENT_UNDER_WAY')
}
