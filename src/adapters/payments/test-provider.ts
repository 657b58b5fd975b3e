import { randomUUID } from 'node:crypto'
import type { PaymentStatus } from '../../domain/payment-states.ts'
import type { PaymentProvider } from '../payments.ts'

/** As much of a PostgreSQL pool as is needed here. */
interface Sql {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** The provider that is built in: payments lie in `test_payments`, the payer chooses the outcome on its checkout page. */
export function testProvider(sql: Sql, publicUrl: () => string): PaymentProvider {
  return {
    name: 'test',
    async create({ amount, description, redirectUrl, webhookUrl, locale }) {
      const id = randomUUID()
      await sql.query(
        `insert into test_payments (id, amount, description, redirect_url, webhook_url, locale)
         values ($1, $2, $3, $4, $5, $6)`,
        [id, amount, description, redirectUrl, webhookUrl, locale],
      )
      return { providerId: id, redirectUrl: `${publicUrl()}/dev/pay/${id}` }
    },
    async read(providerId) {
      const { rows } = await sql.query('select status, amount from test_payments where id::text = $1', [providerId])
      const [row] = rows
      return row ? { status: row.status as PaymentStatus, amount: Number(row.amount) } : null
    },
  }
}
