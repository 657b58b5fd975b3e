import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { currentTexts } from '../../../locales/texts.ts'
import { formatAmount } from '../../domain/format.ts'
import { defaultLocale, isLocale } from '../../domain/locales.ts'
import { type ProviderStatus, providerStatuses, type RefundStatus, refundStatuses } from '../../domain/money.ts'
import { uuidPattern } from '../../domain/values.ts'
import { type PaymentProvider, RefundRefused } from '../payments.ts'

const signatureHeader = 'X-Payment-Signature'

/** The key of the built-in payment provider, made of the secret that signs the access tokens. */
function signatureOf(secret: string, body: string): Buffer {
  const key = createHmac('sha256', secret).update('webhooks of the test payment provider').digest()
  return createHmac('sha256', key).update(body).digest()
}

/** A message as the built-in provider sends it, whatever it says. */
export function signedMessage(secret: string, body: string) {
  const signature = signatureOf(secret, body).toString('hex')
  return { body, headers: { 'Content-Type': 'application/json', [signatureHeader]: signature } }
}

/** The message that a payment has changed; `event` tells messages apart. */
export const signedWebhook = (secret: string, payment: string) =>
  signedMessage(secret, JSON.stringify({ event: randomUUID(), payment }))

function paymentIn(body: string): string | null {
  try {
    const { payment }: { payment?: unknown } = Object(JSON.parse(body))
    return typeof payment === 'string' ? payment : null
  } catch {
    return null
  }
}

/** The payment that a message speaks of; null when the message is not ours. */
function readSignedWebhook(secret: string, body: string, header: (name: string) => string | undefined): string | null {
  const given = Buffer.from(header(signatureHeader) ?? '', 'hex')
  const expected = signatureOf(secret, body)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return paymentIn(body)
}

/** As much of a PostgreSQL pool as is needed here. */
export interface Sql {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

const statusOf = (value: unknown): ProviderStatus => providerStatuses.find((status) => status === value) ?? 'open'

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

/** What a payer may make of a payment, what most want first; what is pending stays so until something else is chosen. */
const outcomes = ['paid', 'pending', 'failed', 'canceled', 'expired'] as const satisfies readonly ProviderStatus[]

/**
 * Where payments of the built-in payment provider are paid: the payer chooses how it ends, and our webhook hears of it by a
 * signed message, as it would from outside. A message that does not arrive is made up for by reading the payment.
 */
export function testCheckout(sql: Sql, secret: string, send: (request: Request) => Promise<unknown>) {
  async function find(id: string) {
    if (!uuidPattern.test(id)) return null
    const { rows } = await sql.query('select * from test_payments where id = $1', [id])
    return rows[0] ?? null
  }

  return {
    /** What the page says, in the language of the payment; null when there is no such payment. */
    async view(id: string) {
      const payment = await find(id)
      if (!payment) return null
      const lang = isLocale(payment.locale) ? payment.locale : defaultLocale
      const { title, intro, ended, back, meaning, otherwise, ...labels } = currentTexts[lang].checkout
      const status = statusOf(payment.status)
      const choices =
        status === 'open' ? outcomes : status === 'pending' ? outcomes.filter((one) => one !== status) : []
      return {
        lang,
        title,
        text: choices.length > 0 ? intro : `${ended} ${labels[status === 'open' ? 'pending' : status]}`,
        description: String(payment.description),
        amount: formatAmount(Number(payment.amount), lang),
        choices: choices.map((value) => ({ value, label: labels[value], meaning: meaning[value] })),
        otherwise,
        back: { label: back, address: String(payment.redirect_url) },
      }
    },

    /** Ends a payment, or makes it pending; gives back where the payer goes on, null when it had ended before. */
    async choose(id: string, chosen: string): Promise<string | null> {
      const outcome = outcomes.find((one) => one === chosen)
      if (!uuidPattern.test(id) || !outcome) return null
      const { rows } = await sql.query(
        `update test_payments set status = $2 where id = $1 and status in ('open', 'pending')
         returning redirect_url, webhook_url`,
        [id, outcome],
      )
      const [payment] = rows
      if (!payment) return null
      const { body, headers } = signedWebhook(secret, id)
      await send(new Request(String(payment.webhook_url), { method: 'POST', headers, body }))
      return String(payment.redirect_url)
    },
  }
}
