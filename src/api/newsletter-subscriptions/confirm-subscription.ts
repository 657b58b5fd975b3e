import { eq, sql } from 'drizzle-orm'
import { newsletterSubscriptions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { hashOf } from '../row-token.ts'
import { subscriptionColumns } from './present-subscription.ts'

/** The owner of the address says yes; saying so again changes nothing. 404 for a token that is none. */
export async function confirmSubscription({ db }: ApiContext, token: string) {
  const [confirmed] = await db
    .update(newsletterSubscriptions)
    .set({ confirmedAt: sql`coalesce(${newsletterSubscriptions.confirmedAt}, now())` })
    .where(eq(newsletterSubscriptions.tokenHash, hashOf(token)))
    .returning(subscriptionColumns)
  if (!confirmed) throw new ApiError('NOT_FOUND')
  return confirmed
}
