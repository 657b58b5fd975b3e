import type { Locale } from '../domain/locales.ts'
import type { ProviderStatus, RefundStatus } from '../domain/money.ts'

interface NewPayment {
  /** Our own id: asked for twice, the payment provider makes one payment. */
  id: string
  /** Cents including VAT. */
  amount: number
  description: string
  locale: Locale
  /** Where the payer comes back to. */
  redirectUrl: string
  /** Where the payment provider tells of changes. */
  webhookUrl: string
}

interface NewRefund {
  /** Our own id: asked for twice, the payment provider refunds once. */
  id: string
  /** The payment's id at the payment provider. */
  payment: string
  /** Cents including VAT. */
  amount: number
  description: string
}

/** Thrown where the payment provider will never give this money back, however often it is asked. */
export class RefundRefused extends Error {}

/** Whoever takes the money: Mollie, or the payment provider that is built in. Throws when it cannot be reached. */
export interface PaymentProvider {
  name: 'mollie' | 'test'
  /** Where its checkout pages are, as a security policy names origins. */
  checkoutOrigin(): string
  create(payment: NewPayment): Promise<{ externalId: string; redirectUrl: string }>
  /** Where a payment stands at the payment provider; the only thing believed of a webhook is that something changed. */
  read(externalId: string): Promise<{ status: ProviderStatus; amount: number } | null>
  /** Gives money of a payment back. */
  refund(refund: NewRefund): Promise<{ externalId: string; status: RefundStatus }>
  /** Where a refund stands at the payment provider, both by their ids there. */
  readRefund(payment: string, externalId: string): Promise<RefundStatus | null>
  /** The payment that a message to our webhook speaks of; null when the message is not the payment provider's. */
  readWebhook(body: string, header: (name: string) => string | undefined): string | null
}
