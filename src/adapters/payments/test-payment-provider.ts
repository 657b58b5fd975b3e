import { type ProviderStatus, providerStatuses } from '../../domain/payment-states.ts'
import { type RefundStatus, refundStatuses } from '../../domain/refund-states.ts'
import { type PaymentProvider, RefundRefused } from '../payments.ts'
import { readSignedWebhook } from './test-webhook.ts'

/** As much of a PostgreSQL pool as is needed here. */
export interface Sql {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

export const statusOf = (value: unknown): ProviderStatus =>
  providerStatuses.find((status) => status === value) ?? 'open'

const refundStatusOf = (value: unknown): RefundStatus => refundStatuses.find((status) => status === value) ?? 'pending'

/** The payment provider that is built in: payments lie in `test_payments`, the payer chooses the outcome on its checkout page. */
export function testPaymentProvider(sql: Sql, checkoutUrl: () => string, secret: string): PaymentProvider {
  return {
    name: 'test',
    checkoutOrigin: checkoutUrl,
    async create({ id, amount, description, redirectUrl, webhookUrl, locale }) {
      await sql.query(
        `insert into test_payments (id, amount, description, redirect_url, webhook_url, locale)
         values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
        [id, amount, description, redirectUrl, webhookUrl, locale],
      )
      return { externalId: id, redirectUrl: `${checkoutUrl()}/dev/pay/${id}` }
    },
    async read(externalId) {
      const { rows } = await sql.query('select status, amount from test_payments where id = $1', [externalId])
      const [row] = rows
      return row ? { status: statusOf(row.status), amount: Number(row.amount) } : null
    },
    async refund({ id, payment, amount }) {
      await sql.query(
        `insert into test_refunds (id, payment_id, amount)
         select $1::uuid, id, $3::int from test_payments where id = $2::uuid and status = 'paid' and amount >= $3::int + (
           select coalesce(sum(amount), 0) from test_refunds where payment_id = $2::uuid and status <> 'failed')
         on conflict (id) do nothing`,
        [id, payment, amount],
      )
      const { rows } = await sql.query('select status from test_refunds where id = $1', [id])
      if (!rows[0]) throw new RefundRefused(`There is no payment ${payment} of which so much can be given back`)
      return { externalId: id, status: refundStatusOf(rows[0].status) }
    },
    async readRefund(payment, externalId) {
      const known = 'select status from test_refunds where id = $1 and payment_id = $2'
      const { rows } = await sql.query(known, [externalId, payment])
      return rows[0] ? refundStatusOf(rows[0].status) : null
    },
    readWebhook: (body, header) => readSignedWebhook(secret, body, header),
  }
}
