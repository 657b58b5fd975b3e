import { type PaymentStatus, paymentStatuses } from '../../domain/payment-states.ts'
import type { PaymentProvider } from '../payments.ts'
import { readSignedWebhook } from './test-webhook.ts'

/** As much of a PostgreSQL pool as is needed here. */
export interface Sql {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

export const statusOf = (value: unknown): PaymentStatus => paymentStatuses.find((status) => status === value) ?? 'open'

/** The payment provider that is built in: payments lie in `test_payments`, the payer chooses the outcome on its checkout page. */
export function testPaymentProvider(sql: Sql, publicUrl: () => string, secret: string): PaymentProvider {
  return {
    name: 'test',
    checkoutOrigin: publicUrl,
    async create({ id, amount, description, redirectUrl, webhookUrl, locale }) {
      await sql.query(
        `insert into test_payments (id, amount, description, redirect_url, webhook_url, locale)
         values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
        [id, amount, description, redirectUrl, webhookUrl, locale],
      )
      return { externalId: id, redirectUrl: `${publicUrl()}/dev/pay/${id}` }
    },
    async read(externalId) {
      const { rows } = await sql.query('select status, amount from test_payments where id = $1', [externalId])
      const [row] = rows
      return row ? { status: statusOf(row.status), amount: Number(row.amount) } : null
    },
    readWebhook: (body, header) => readSignedWebhook(secret, body, header),
  }
}
