import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { Transaction } from '../../db/client.ts'
import { newsletterSubscriptions } from '../../db/tables.ts'
import { countAttempt } from '../auth/rate-limits.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { countMail } from '../mails/count-mail.ts'
import { hashOf } from '../row-token.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { subscriptionToken } from './subscription-token.ts'

/**
 * Whoever did not confirm is asked again, once an hour; the token moves along with the signing secret. Null when there
 * was nothing to ask.
 */
async function resendConfirmation(tx: Transaction, context: ApiContext, email: string): Promise<string | null> {
  const [waiting] = await tx
    .select()
    .from(newsletterSubscriptions)
    .where(eq(sql`lower(${newsletterSubscriptions.email})`, email.toLowerCase()))
    .for('update')
  if (!waiting || waiting.confirmedAt) return null
  const tokenHash = hashOf(subscriptionToken(waiting.id, context.jwtSecret))
  await tx.update(newsletterSubscriptions).set({ tokenHash }).where(eq(newsletterSubscriptions.id, waiting.id))
  return (await mailConfirmation(tx, context, waiting)) ? waiting.id : null
}

/** Puts an address on the list once its owner says so; 401 when it is there or was asked within the hour (spec section 8). */
export async function createSubscription(context: ApiContext, input: AnyObject): Promise<string> {
  await countAttempt(context.pool, 'newsletter-address', { address: context.address })
  await countMail(context, input.email)
  const id = await context.db.transaction(async (tx) => {
    const { email, ...others } = input
    const newId = randomUUID()
    const [created] = await tx
      .insert(newsletterSubscriptions)
      .values({ ...others, id: newId, email, tokenHash: hashOf(subscriptionToken(newId, context.jwtSecret)) })
      .onConflictDoNothing()
      .returning()
    if (!created) return resendConfirmation(tx, context, email)
    await mailConfirmation(tx, context, created)
    return newId
  })
  if (!id) throw new ApiError('SUBSCRIBER_EXISTS')
  return id
}
