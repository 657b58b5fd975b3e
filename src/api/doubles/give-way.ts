import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client.ts'
import { isContention } from '../../db/retry-transactions.ts'
import { ApiError } from '../errors.ts'

/** Something else was there once all was locked: begin anew. */
export const inTheWay = Symbol('in the way')

/** Less than PostgreSQL takes before it looks for two that wait for each other, and ends one of them. */
const patience = sql.raw(`set local lock_timeout = '200ms'`)
/** Each of them begins anew a few times by itself (`retryTransactions`). */
const mostTries = 4

/**
 * Does in one transaction what locks rows that everything else locks in orders of its own: whoever is there already goes
 * first, so that nobody's order or payment fails for it. 409 where they stay.
 */
export async function giveWay<Result>(
  db: Database,
  run: (tx: Transaction) => Promise<Result | typeof inTheWay>,
): Promise<Result> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const result = await db
      .transaction(async (tx) => {
        await tx.execute(patience)
        return run(tx)
      })
      .catch((error: unknown) => {
        if (isContention(error)) return inTheWay
        throw error
      })
    if (result !== inTheWay) return result as Result
  }
  throw new ApiError('STATE_CONFLICT')
}
