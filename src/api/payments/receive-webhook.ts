import { and, eq } from 'drizzle-orm'
import { addJob } from '../../db/add-job.ts'
import { payments } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { followRefundsOf } from '../refunds/follow-refunds.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Hears that something changed at the payment provider; what changed is read there. 401 when the message is not the
 * provider's; a payment nobody knows is no failure, or the answer would tell which ones exist.
 */
export async function receiveWebhook(
  context: ApiContext,
  body: string,
  header: (name: string) => string | undefined,
): Promise<void> {
  const { db, paymentProvider } = context
  const externalId = paymentProvider.readWebhook(body, header)
  if (externalId === null) throw new ApiError('TOKEN_INVALID')
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.paymentProvider, paymentProvider.name), eq(payments.externalId, externalId)))
  if (!payment) return
  try {
    await settlePayment(context, payment.id)
    await followRefundsOf(context, payment.id)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'PROVIDER_UNAVAILABLE')) throw error
    await addJob(db, 'read-payment', { payment: payment.id })
  }
}
