import { type InferType, object, string } from 'yup'
import type { Locale } from '../../domain/locales.ts'
import type { PaymentStatus } from '../../domain/payment-states.ts'
import type { PaymentProvider } from '../payments.ts'

interface MollieOptions {
  apiKey: string
  /** Another address than Mollie's own, without a slash at the end. */
  endpoint?: string
  /** Milliseconds that an answer may take. */
  timeout?: number
}

/** What we read of Mollie's payment. */
const molliePayment = object({
  id: string().required(),
  status: string().required(),
  amount: object({ value: string().required(), currency: string().required() }),
  _links: object({ checkout: object({ href: string() }) }),
})
type MolliePayment = InferType<typeof molliePayment>

const locales: Record<Locale, string> = { nl: 'nl_BE', en: 'en_GB', fr: 'fr_BE' }

const statuses: Record<string, PaymentStatus> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
}

/** '121.00' for 12100 cents; made of whole numbers, so that nothing is rounded. */
const euros = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** An amount that is not in euros matches none of ours. */
const centsOf = ({ value, currency }: MolliePayment['amount']) =>
  currency === 'EUR' ? Math.round(Number(value) * 100) : -1

/** Mollie refuses a webhook that it cannot reach from outside; payments are then read by the clock. */
const isReachable = (address: string) => !/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(new URL(address).hostname)

/**
 * Payments by Mollie. Its two calls go through fetch: its own client cannot be given a limit of time, nor an address
 * without TLS to be tested on.
 */
export function mollie({
  apiKey,
  endpoint = 'https://api.mollie.com/v2',
  timeout = 8000,
}: MollieOptions): PaymentProvider {
  async function call(method: string, path: string, headers: Record<string, string> = {}, body?: object) {
    const response = await fetch(`${endpoint}${path}`, {
      method,
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`Mollie answered ${response.status}: ${(await response.text()).slice(0, 500)}`)
    return molliePayment.validate(await response.json())
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
      const made = await call('POST', '/payments', { 'Idempotency-Key': id }, body)
      const checkout = made?._links.checkout.href
      if (!made || !checkout) throw new Error('Mollie gave no address to pay at')
      return { externalId: made.id, redirectUrl: checkout }
    },
    async read(externalId) {
      const payment = await call('GET', `/payments/${encodeURIComponent(externalId)}`)
      return payment && { status: statuses[payment.status] ?? 'open', amount: centsOf(payment.amount) }
    },
    // Unsigned, so it may come from anybody: it only makes us look.
    readWebhook: (body) => new URLSearchParams(body).get('id') || null,
  }
}
