import type { AnyObject } from 'yup'
import { altchaCaptcha } from '../../../adapters/captcha.ts'
import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { contactMessages, rateLimits } from '../../../db/tables.ts'
import { asLocale } from '../../../domain/locales.ts'
import { type ApiContext, countAttempt, invalid, makeOnce, requestHash, toProvider } from '../../platform/index.ts'
import { countMail } from '../mails/count-mail.ts'

type Solution = { id: string; expiresAt: Date }

const rejected = () => invalid('captcha', 'error.captcha')

/** What a right answer leaves to spend; any other is a 400 at `captcha`. */
async function verifySolution(jwtSecret: string, response: string): Promise<Solution> {
  const right = await altchaCaptcha(jwtSecret).verify(response)
  if (!right) throw rejected()
  return right
}

/** Takes a right solution, once: with the transaction it is spent for good, or not at all. */
async function spendSolution(tx: Transaction, { id, expiresAt }: Solution) {
  const spent = await tx
    .insert(rateLimits)
    .values({ key: `captcha:${id}`, points: 1, expire: expiresAt.getTime() })
    .onConflictDoNothing({ target: rateLimits.key })
    .returning({ key: rateLimits.key })
  if (spent.length === 0) throw rejected()
}

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
