import { altchaCaptcha } from '../../adapters/captcha.ts'
import type { Transaction } from '../../db/client.ts'
import { rateLimits } from '../../db/tables.ts'
import { invalid } from '../errors.ts'

type Solution = { id: string; expiresAt: Date }

const rejected = () => invalid('captcha', 'error.captcha')

/** What a right answer leaves to spend; any other is a 400 at `captcha`. */
export async function verifySolution(jwtSecret: string, response: string): Promise<Solution> {
  const right = await altchaCaptcha(jwtSecret).verify(response)
  if (!right) throw rejected()
  return right
}

/** Takes a right solution, once: with the transaction it is spent for good, or not at all. */
export async function spendSolution(tx: Transaction, { id, expiresAt }: Solution) {
  const spent = await tx
    .insert(rateLimits)
    .values({ key: `captcha:${id}`, points: 1, expire: expiresAt.getTime() })
    .onConflictDoNothing({ target: rateLimits.key })
    .returning({ key: rateLimits.key })
  if (spent.length === 0) throw rejected()
}
