import { altchaCaptcha } from '../../adapters/captcha.ts'
import type { Transaction } from '../../db/client.ts'
import { rateLimits } from '../../db/tables.ts'
import { invalid } from '../errors.ts'

type Answer = { id: string; expiresAt: Date }

const refused = () => invalid('captcha', 'error.captcha')

/** What a right answer leaves to spend; any other is a 400 at `captcha`. */
export async function checkAnswer(jwtSecret: string, answer: string): Promise<Answer> {
  const right = await altchaCaptcha(jwtSecret).verify(answer)
  if (!right) throw refused()
  return right
}

/** Takes a right answer, once: with the transaction it is spent for good, or not at all. */
export async function spendAnswer(tx: Transaction, { id, expiresAt }: Answer) {
  const spent = await tx
    .insert(rateLimits)
    .values({ key: `captcha:${id}`, points: 1, expire: expiresAt.getTime() })
    .onConflictDoNothing({ target: rateLimits.key })
    .returning({ key: rateLimits.key })
  if (spent.length === 0) throw refused()
}
