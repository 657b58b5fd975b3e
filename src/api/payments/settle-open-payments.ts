import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { payments } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { unsettledStatuses } from './open-payment.ts'
import { settlePayment } from './settle-payment.ts'

const mostAtOnce = 200
const mostFailures = 5

/** Reads every payment in flight that was not heard of for a minute: messages of the payment provider may get lost. */
export async function settleOpenPayments(context: ApiContext) {
  const { db } = context
  const isUnsettled = inArray(payments.status, [...unsettledStatuses])
  const isQuiet = lt(payments.updatedAt, sql`now() - interval '1 minute'`)
  const quiet = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isUnsettled, isNotNull(payments.externalId), isNull(payments.paidAmount), isQuiet))
    .orderBy(asc(payments.updatedAt))
    .limit(mostAtOnce)
  let failures = 0
  for (const { id } of quiet) {
    // One that cannot be read leaves the others their turn; a payment provider that is gone is left alone until the next time.
    if (failures === mostFailures) return
    try {
      await settlePayment(context, id)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'PROVIDER_UNAVAILABLE')) throw error
      failures += 1
    }
    await db
      .update(payments)
      .set({ updatedAt: sql`now()` })
      .where(and(eq(payments.id, id), isUnsettled))
  }
}
