import { and, eq } from 'drizzle-orm'
import { payments } from '../../../db/tables.ts'
import { type Locale, localePath } from '../../../domain/locales.ts'
import { type ApiContext, ApiError, withMutex } from '../../platform/index.ts'
import { callPaymentProvider } from './call-payment-provider.ts'

interface Checkout {
  /** What the payer reads. */
  description: string
  locale: Locale
  /** Where on the site the payer comes back to, without language. */
  path: string
}

const longestDescription = 255

/**
 * The address where a payment that stands in `payments` is paid; 409 when it was let go meanwhile. The payment provider is
 * asked outside any transaction and under our own id: should its answer get lost, the next call gets the same one.
 */
export function startCheckout(context: ApiContext, paymentId: string, { description, locale, path }: Checkout) {
  const { db, publicUrl } = context
  return withMutex(`payment ${paymentId}`, async () => {
    const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
    if (!payment) throw new ApiError('NOT_FOUND')
    if (payment.redirectUrl) return payment.redirectUrl
    const { externalId, redirectUrl } = await callPaymentProvider(context, (paymentProvider) =>
      paymentProvider.create({
        id: paymentId,
        amount: payment.amount,
        description: description.slice(0, longestDescription),
        locale,
        redirectUrl: publicUrl() + localePath(path, locale),
        webhookUrl: `${publicUrl()}/api/payments/webhook`,
      }),
    )
    const begun = await db
      .update(payments)
      .set({ externalId, redirectUrl, updatedAt: new Date() })
      .where(and(eq(payments.id, paymentId), eq(payments.status, 'open')))
      .returning({ id: payments.id })
    // The order changed while the payment provider was asked: nobody pays the old amount.
    if (begun.length === 0) throw new ApiError('STATE_CONFLICT')
    return redirectUrl
  })
}
