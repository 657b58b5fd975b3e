import type { AnyObject } from 'yup'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { contactMessages } from '../../db/tables.ts'
import { asLocale, defaultLocale } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import { countAttempt } from '../auth/rate-limits.ts'
import { checkAnswer, spendAnswer } from '../captcha/spend-answer.ts'
import type { ApiContext } from '../context.ts'

type Message = typeof contactMessages.$inferSelect

/** The message itself to the provider, and to the sender that it arrived. */
async function mailBoth(tx: Transaction, message: Message) {
  const { id, firstName, lastName, email, phone, subject, message: text, language } = message
  await queueMail(tx, {
    key: `contact-message:${id}`,
    to: provider.mail,
    locale: defaultLocale,
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

/** Takes a message of anybody who did the captcha's work. */
export async function createContact({ db, pool, jwtSecret }: ApiContext, input: AnyObject): Promise<string> {
  const { captcha, ...message } = input
  const answer = await checkAnswer(jwtSecret, captcha)
  await countAttempt(pool, 'contact-account', { account: message.email })
  return db.transaction(async (tx) => {
    await spendAnswer(tx, answer)
    const { firstName, lastName, email, subject, message: text, ...others } = message
    const [created] = await tx
      .insert(contactMessages)
      .values({ ...others, firstName, lastName, email, subject, message: text })
      .returning()
    if (!created) throw new Error('A message was not kept')
    await mailBoth(tx, created)
    return created.id
  })
}
