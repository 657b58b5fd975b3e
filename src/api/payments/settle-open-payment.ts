import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { openPayment, type PaidFor } from './open-payment.ts'
import { settlePayment } from './settle-payment.ts'

/** Takes over what the payment provider knows of the payment in flight of a registration or a booking; what it cannot tell now, it tells later. */
export async function settleOpenPayment(context: ApiContext, id: string, of: PaidFor = 'registrationId') {
  const payment = await openPayment(context.db, id, of)
  if (!payment) return
  try {
    await settlePayment(context, payment.id)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'PROVIDER_UNAVAILABLE')) throw error
  }
}
