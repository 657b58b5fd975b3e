import type { AnyObject } from 'yup'
import { altchaCaptcha } from '../../adapters/captcha.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { contactMessages } from '../../db/tables.ts'
import { asLocale } from '../../domain/locales.ts'
import { countAttempt } from '../auth/rate-limits.ts'
import { checkAnswer, spendAnswer } from '../captcha/spend-answer.ts'
import type { ApiContext } from '../context.ts'
import { toProvider } from '../to-provider.ts'

type Message = typeof contactMessages.$inferSelect

/** The message itself to the provider, and to the sender that it arrived. */
async function mailBoth(tx: Transaction, message: Message) {
  const { id, firstName, lastName, email, phone, subject, message: text, language } = message
  await queueMail(tx, {
    key: `contact-message:${id}`,
    ...toProvider,
    kind: 'contact-message',
    values: { name: `${firstName} ${lastName}`, email, phone: phone ?? '', subject, message: text },
  })
  await queueMail(tx, {
    key: `contact-receipt:${id}`,
    to: email,
    locale: asLocale(language),
    kind: 'contact-receipt',
    values: { firstName, subject, message: text },
  })
}

/** The captcha's answer to spend. Without scripts there is none, only what was typed: null, a few times an hour. */
function vet({ pool, jwtSecret, address = 'unknown' }: ApiContext, captcha: string) {
  if (altchaCaptcha(jwtSecret).isAnswer(captcha)) return checkAnswer(jwtSecret, captcha)
  return countAttempt(pool, 'contact-unverified', { address }).then(() => null)
}

/** Takes a message of anybody; `verified` says whether its sender did the captcha's work. */
export async function createContact(context: ApiContext, input: AnyObject): Promise<string> {
  const { db, pool } = context
  const { captcha, ...message } = input
  const answer = await vet(context, captcha)
  await countAttempt(pool, 'contact-account', { account: message.email })
  return db.transaction(async (tx) => {
    if (answer) await spendAnswer(tx, answer)
    const { firstName, lastName, email, subject, message: text, ...others } = message
    const [created] = await tx
      .insert(contactMessages)
      .values({ ...others, firstName, lastName, email, subject, message: text, verified: answer !== null })
      .returning()
    if (!created) throw new Error('A message was not kept')
    await mailBoth(tx, created)
    return created.id
  })
}
