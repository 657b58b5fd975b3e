import { array, type InferType, mixed, object, string } from 'yup'
import type { Locale } from '../../domain/locales.ts'
import type { ProviderStatus, RefundStatus } from '../../domain/money.ts'
import { type PaymentProvider, RefundRefused } from '../payments.ts'

export interface MollieOptions {
  apiKey: string
  /** Another address than Mollie's own, without a slash at the end. */
  endpoint?: string
  /** Milliseconds that an answer may take. */
  timeout?: number
}

/** '121.00' for 12100 cents; made of whole numbers, so that nothing is rounded. */
const euros = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/**
 * Asks Mollie something, through fetch: its own client cannot be given a limit of time, nor an address without TLS to be
 * tested on. Throws for any failure but those that `expected` names and 404.
 */
function mollieCall({ apiKey, endpoint = 'https://api.mollie.com/v2', timeout = 8000 }: MollieOptions) {
  return async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
    expected: readonly number[] = [],
  ): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(`${endpoint}${path}`, {
      method,
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    const { status } = response
    if (response.ok || status === 404 || expected.includes(status))
      return { status, body: await response.json().catch(() => null) }
    throw new Error(`Mollie answered ${status}: ${(await response.text()).slice(0, 500)}`)
  }
}

/** What we read of Mollie's refund: `metadata` is ours. */
const mollieRefund = object({
  id: string().required(),
  status: string().required(),
  metadata: mixed().nullable(),
})
const mollieRefundList = object({ _embedded: object({ refunds: array(mollieRefund.required()).required() }) })

/** Queued, pending and processing are on their way; canceled is what somebody stopped in Mollie's dashboard. */
const refundStatuses: Record<string, RefundStatus> = { refunded: 'refunded', failed: 'failed', canceled: 'failed' }
const statusOf = (status: string): RefundStatus => refundStatuses[status] ?? 'pending'

/** The payment is not there, cannot be refunded (any more), or has less left than is asked. */
const refusals = [404, 409, 422]

const pathOf = (payment: string) => `/payments/${encodeURIComponent(payment)}/refunds`

/** Refunds at Mollie (docs.mollie.com, 'Create payment refund', 'Get payment refund', 'List payment refunds'). */
function mollieRefunds(call: ReturnType<typeof mollieCall>): Pick<PaymentProvider, 'refund' | 'readRefund'> {
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

/** What we read of Mollie's payment. */
const molliePayment = object({
  id: string().required(),
  status: string().required(),
  amount: object({ value: string().required(), currency: string().required() }),
  _links: object({ checkout: object({ href: string() }) }),
})

const locales: Record<Locale, string> = { nl: 'nl_BE', en: 'en_GB', fr: 'fr_BE' }

const statuses: Record<string, ProviderStatus> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
}

/** An amount that is not in euros matches none of ours. */
const centsOf = ({ value, currency }: InferType<typeof molliePayment>['amount']) =>
  currency === 'EUR' ? Math.round(Number(value) * 100) : -1

/** Mollie refuses a webhook that it cannot reach from outside; payments are then read by the clock. */
const isReachable = (address: string) => !/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(new URL(address).hostname)

/** Payments by Mollie. */
export function mollie(options: MollieOptions): PaymentProvider {
  const call = mollieCall(options)
  const payment = async (...asked: Parameters<typeof call>) => {
    const { status, body } = await call(...asked)
    return status === 404 ? null : molliePayment.validate(body)
  }

  return {
    name: 'mollie',
    checkoutOrigin: () => 'https://*.mollie.com',
    async create({ id, amount, description, locale, redirectUrl, webhookUrl }) {
      const body = {
        amount: { value: euros(amount), currency: 'EUR' },
        description,
        redirectUrl,
        ...(isReachable(webhookUrl) && { webhookUrl }),
        locale: locales[locale],
        metadata: { payment: id },
      }
      const made = await payment('POST', '/payments', { 'Idempotency-Key': id }, body)
      const checkout = made?._links.checkout.href
      if (!made || !checkout) throw new Error('Mollie gave no address to pay at')
      return { externalId: made.id, redirectUrl: checkout }
    },
    async read(externalId) {
      const read = await payment('GET', `/payments/${encodeURIComponent(externalId)}`)
      return read && { status: statuses[read.status] ?? 'open', amount: centsOf(read.amount) }
    },
    ...mollieRefunds(call),
    // Unsigned, so it may come from anybody: it only makes us look.
    readWebhook: (body) => new URLSearchParams(body).get('id') || null,
  }
}
