import { currentTexts } from '../../../locales/texts.ts'
import { formatAmount } from '../../domain/format.ts'
import { defaultLocale, isLocale } from '../../domain/locales.ts'
import type { ProviderStatus } from '../../domain/payment-states.ts'
import { uuidPattern } from '../../domain/uuid-pattern.ts'
import { type Sql, statusOf } from './test-payment-provider.ts'
import { signedWebhook } from './test-webhook.ts'

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
