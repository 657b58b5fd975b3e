import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { Transaction } from '../../db/client.ts'
import { newsletterSubscriptions } from '../../db/tables.ts'
import { countAttempt } from '../auth/rate-limits.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { hashOf, subscriptionToken } from './subscription-token.ts'

/** Whoever lost the first mail gets another an hour later; the token moves along with the signing secret. */
async function askAgain(tx: Transaction, context: ApiContext, email: string) {
  const [waiting] = await tx
    .select()
    .from(newsletterSubscriptions)
    .where(eq(sql`lower(${newsletterSubscriptions.email})`, email.toLowerCase()))
    .for('update')
  if (!waiting || waiting.confirmedAt) return
  const tokenHash = hashOf(subscriptionToken(waiting.id, context.jwtSecret))
  await tx.update(newsletterSubscriptions).set({ tokenHash }).where(eq(newsletterSubscriptions.id, waiting.id))
  await mailConfirmation(tx, context, waiting)
}

/** Puts an address on the list once its owner says so; 401 when it is there or was asked before (spec section 8). */
export async function createSubscription(context: ApiContext, input: AnyObject): Promise<string> {
  await countAttempt(context.pool, 'newsletter-address', { address: context.address })
  const id = randomUUID()
  const isNew = await context.db.transaction(async (tx) => {
    const { email, ...others } = input
    const [created] = await tx
      .insert(newsletterSubscriptions)
      .values({ ...others, id, email, tokenHash: hashOf(subscriptionToken(id, context.jwtSecret)) })
      .onConflictDoNothing()
      .returning()
    if (created) await mailConfirmation(tx, context, created)
    else await askAgain(tx, context, email)
    return created !== undefined
  })
  if (!isNew) throw new ApiError('SUBSCRIBER_EXISTS')
  return id
}
