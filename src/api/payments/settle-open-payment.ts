import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { openPayment } from './open-payment.ts'
import { settlePayment } from './settle-payment.ts'

/** Takes over what the payment provider knows of a registration's payment in flight; what it cannot tell now, it tells later. */
export async function settleOpenPayment(context: ApiContext, registrationId: string) {
  const payment = await openPayment(context.db, registrationId)
  if (!payment) return
  try {
    await settlePayment(context, payment.id)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'PROVIDER_UNAVAILABLE')) throw error
  }
}
