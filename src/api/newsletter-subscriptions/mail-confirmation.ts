import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import type { newsletterSubscriptions } from '../../db/tables.ts'
import { asLocale, localePath } from '../../domain/locales.ts'
import type { ApiParts } from '../context.ts'
import { subscriptionToken } from './subscription-token.ts'

const hour = 60 * 60 * 1000

/** Asks whether the subscription is wanted; asked again within the same hour it sends nothing, and says false. */
export async function mailConfirmation(
  tx: Transaction,
  { jwtSecret, publicUrl }: Pick<ApiParts, 'jwtSecret' | 'publicUrl'>,
  { id, email, language, createdAt }: typeof newsletterSubscriptions.$inferSelect,
) {
  const hours = Math.floor((Date.now() - createdAt.getTime()) / hour)
  const locale = asLocale(language)
  const token = subscriptionToken(id, jwtSecret)
  return queueMail(tx, {
    key: `newsletter-confirmation:${id}:${Math.max(0, hours)}`,
    to: email,
    locale,
    kind: 'newsletter-confirmation',
    values: { url: `${publicUrl()}${localePath('/newsletter/confirm', locale)}/${token}` },
  })
}
