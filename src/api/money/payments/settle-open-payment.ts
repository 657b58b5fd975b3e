import { and, eq, inArray, sql } from 'drizzle-orm'
import { payments } from '../../../db/tables.ts'
import { type ApiContext, ApiError } from '../../platform/index.ts'
import { openPayment, type PaidFor, unsettledStatuses } from './open-payment.ts'
import { settlePayment } from './settle-payment.ts'

/** Reads a payment in flight, and notes that it was looked at even where it could not be read: the others have their turn. */
export async function followPayment(context: ApiContext, id: string) {
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
    await settlePayment(context, payment.id)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'PROVIDER_UNAVAILABLE')) throw error
  }
}
