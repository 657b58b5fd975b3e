import { type InferType, object, string } from 'yup'
import type { Locale } from '../../domain/locales.ts'
import type { ProviderStatus } from '../../domain/payment-states.ts'
import type { PaymentProvider } from '../payments.ts'
import { euros, type MollieOptions, mollieCall } from './mollie-call.ts'
import { mollieRefunds } from './mollie-refunds.ts'

/** What we read of Mollie's payment. */
const molliePayment = object({
  id: string().required(),
  status: string().required(),
  amount: object({ value: string().required(), currency: string().required() }),
  _links: object({ checkout: object({ href: string() }) }),
})
type MolliePayment = InferType<typeof molliePayment>

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
const centsOf = ({ value, currency }: MolliePayment['amount']) =>
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
