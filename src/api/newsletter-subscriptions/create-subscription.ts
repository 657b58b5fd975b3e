import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { Transaction } from '../../db/client.ts'
import { newsletterSubscriptions } from '../../db/tables.ts'
import { countAttempt } from '../auth/rate-limits.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { lock } from '../lock.ts'
import { countMail } from '../mails/count-mail.ts'
import { makeOnce, requestHash } from '../make-once.ts'
import { hashOf } from '../row-token.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { subscriptionToken } from './subscription-token.ts'

/**
 * Whoever did not confirm is asked again, once an hour; the token moves along with the signing secret. 401 when there
 * was nothing to ask.
 */
async function resendConfirmation(tx: Transaction, context: ApiContext, email: string): Promise<string> {
  const [known] = await tx
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(eq(sql`lower(${newsletterSubscriptions.email})`, email.toLowerCase()))
  const id = known?.id ?? ''
  await lock(tx, { newsletterSubscriptions: [id] })
  const [waiting] = await tx.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id))
  if (!waiting || waiting.confirmedAt) throw new ApiError('SUBSCRIBER_EXISTS')
  const tokenHash = hashOf(subscriptionToken(waiting.id, context.jwtSecret))
  await tx.update(newsletterSubscriptions).set({ tokenHash }).where(eq(newsletterSubscriptions.id, waiting.id))
  if (!(await mailConfirmation(tx, context, waiting))) throw new ApiError('SUBSCRIBER_EXISTS')
  return waiting.id
}

/** Puts an address on the list once its owner says so; 401 when it is there or was asked within the hour (spec section 8). */
export async function createSubscription(context: ApiContext, input: AnyObject, key: string | null): Promise<string> {
  const { email, ...others } = input
  const hash = requestHash(key, context.user?.userId, input)
  async function count() {
    await countAttempt(context.pool, 'newsletter-address', { address: context.address })
    await countMail(context, email)
  }
  return makeOnce({
    ...{ db: context.db, table: newsletterSubscriptions, hash, count },
    async make(tx) {
      const id = randomUUID()
      const tokenHash = hashOf(subscriptionToken(id, context.jwtSecret))
      const [created] = await tx
        .insert(newsletterSubscriptions)
        .values({ ...others, id, email, tokenHash, requestHash: hash })
        .onConflictDoNothing()
        .returning()
      if (!created) return resendConfirmation(tx, context, email)
      await mailConfirmation(tx, context, created)
      return id
    },
  })
}
