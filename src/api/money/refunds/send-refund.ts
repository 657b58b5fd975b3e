import { RefundRefused } from '../../../adapters/payments.ts'
import type { ApiContext } from '../../platform/index.ts'
import { callPaymentProvider } from '../payments/call-payment-provider.ts'
import { findRefund } from './find-refund.ts'
import { settleRefund } from './settle-refund.ts'

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
