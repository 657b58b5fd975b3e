import { and, asc, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { payments } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { underWay } from './open-payment.ts'
import { settlePayment } from './settle-payment.ts'

const mostAtOnce = 200

/** Reads every payment under way that was not heard of for a minute: messages of the provider may get lost. */
export async function settleOpenPayments(context: ApiContext) {
  const quiet = await context.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.status, [...underWay]),
        isNotNull(payments.providerId),
        lt(payments.updatedAt, sql`now() - interval '1 minute'`),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(mostAtOnce)
  for (const { id } of quiet) await settlePayment(context, id)
}
