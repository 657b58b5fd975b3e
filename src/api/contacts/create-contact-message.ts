import type { AnyObject } from 'yup'
import { altchaCaptcha } from '../../adapters/captcha.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { contactMessages } from '../../db/tables.ts'
import { asLocale } from '../../domain/locales.ts'
import { countAttempt } from '../auth/rate-limits.ts'
import { spendSolution, verifySolution } from '../captcha/spend-solution.ts'
import type { ApiContext } from '../context.ts'
import { countMail } from '../mails/count-mail.ts'
import { makeOnce, requestHash } from '../make-once.ts'
import { toProvider } from '../to-provider.ts'

type Message = typeof contactMessages.$inferSelect

/** The message itself to the provider, and to the sender that it arrived: nobody else's words go to whoever did not ask for them. */
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
    values: { firstName },
  })
}

/** The captcha's answer to spend. Without scripts there is none, only what was typed: null, a few times an hour. */
function vet({ pool, jwtSecret, address = 'unknown' }: ApiContext, captcha: string) {
  if (altchaCaptcha(jwtSecret).isAnswer(captcha)) return verifySolution(jwtSecret, captcha)
  return countAttempt(pool, 'contact-unverified', { address }).then(() => null)
}

/** Takes a message of anybody; `verified` says whether its sender did the captcha's work. */
export async function createContactMessage(context: ApiContext, input: AnyObject, key: string | null): Promise<string> {
  const { captcha, ...message } = input
  const hash = requestHash(key, context.user?.userId, message)
  async function count() {
    const solution = await vet(context, captcha)
    await countMail(context, message.email)
    return solution
  }
  return makeOnce({
    ...{ db: context.db, table: contactMessages, hash, count },
    async make(tx, solution) {
      if (solution) await spendSolution(tx, solution)
      const { firstName, lastName, email, subject, message: text, ...others } = message
      const [created] = await tx
        .insert(contactMessages)
        .values({
          ...others,
          firstName,
          lastName,
          email,
          subject,
          message: text,
          verified: solution !== null,
          requestHash: hash,
        })
        .returning()
      if (!created) throw new Error('A message was not kept')
      await mailBoth(tx, created)
      return created.id
    },
  })
}
