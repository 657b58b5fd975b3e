import { eq } from 'drizzle-orm'
import { newsletterSubscriptions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { hashOf } from '../row-token.ts'

/** Takes an address off the list and keeps nothing of it; 404 for a token that is none. */
export async function endSubscription({ db }: ApiContext, token: string) {
  const gone = await db
    .delete(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.tokenHash, hashOf(token)))
    .returning({ id: newsletterSubscriptions.id })
  if (gone.length === 0) throw new ApiError('NOT_FOUND')
}
