import { array, mixed, object, string } from 'yup'
import type { RefundStatus } from '../../domain/refund-states.ts'
import { type PaymentProvider, RefundRefused } from '../payments.ts'
import { euros, type mollieCall } from './mollie-call.ts'

/** What we read of Mollie's refund: `metadata` is ours. */
const mollieRefund = object({
  id: string().required(),
  status: string().required(),
  metadata: mixed().nullable(),
})
const mollieRefundList = object({ _embedded: object({ refunds: array(mollieRefund.required()).required() }) })

/** Queued, pending and processing are on their way; canceled is what somebody stopped in Mollie's dashboard. */
const statuses: Record<string, RefundStatus> = { refunded: 'refunded', failed: 'failed', canceled: 'failed' }
const statusOf = (status: string): RefundStatus => statuses[status] ?? 'pending'

/** The payment is not there, cannot be refunded (any more), or has less left than is asked. */
const refusals = [404, 409, 422]

const pathOf = (payment: string) => `/payments/${encodeURIComponent(payment)}/refunds`

/** Refunds at Mollie (docs.mollie.com, 'Create payment refund', 'Get payment refund', 'List payment refunds'). */
export function mollieRefunds(call: ReturnType<typeof mollieCall>): Pick<PaymentProvider, 'refund' | 'readRefund'> {
  /** Mollie forgets its idempotency keys after an hour: what was asked before that stands in the list. */
  async function findRefund(payment: string, id: string) {
    const { status, body } = await call('GET', `${pathOf(payment)}?limit=250`)
    if (status === 404) return undefined
    return mollieRefundList.validateSync(body)._embedded.refunds.find(({ metadata }) => Object(metadata).refund === id)
  }

  async function makeRefund({ id, payment, amount, description }: Parameters<PaymentProvider['refund']>[0]) {
    const asked = { amount: { value: euros(amount), currency: 'EUR' }, description, metadata: { refund: id } }
    const { status, body } = await call('POST', pathOf(payment), { 'Idempotency-Key': id }, asked, refusals)
    if (refusals.includes(status)) throw new RefundRefused(`Mollie answered ${status}: ${JSON.stringify(body)}`)
    return mollieRefund.validateSync(body)
  }

  return {
    async refund(refund) {
      const { id, status } = (await findRefund(refund.payment, refund.id)) ?? (await makeRefund(refund))
      return { externalId: id, status: statusOf(status) }
    },
    async readRefund(payment, externalId) {
      const { status, body } = await call('GET', `${pathOf(payment)}/${encodeURIComponent(externalId)}`)
      return status === 404 ? null : statusOf(mollieRefund.validateSync(body).status)
    },
  }
}
