import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { payments } from '../../../db/tables.ts'
import { type ApiContext, sweep } from '../../platform/index.ts'
import { unsettledStatuses } from './open-payment.ts'
import { followPayment } from './settle-open-payment.ts'
import { transitionPayment } from './transition-payment.ts'

const mostAtOnce = 200

/** Checkouts that never began and that nobody came back to for an hour. */
async function letGoUnstarted(context: ApiContext) {
  const isOld = lt(payments.createdAt, sql`now() - interval '1 hour'`)
  const unstarted = await context.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.status, 'open'), isNull(payments.externalId), isOld))
  await sweep(context, 'A checkout that never began could not be let go', unstarted, ({ id }) =>
    context.db.transaction((tx) => transitionPayment(tx, id, 'canceled', { as: 'order' })),
  )
}

/** Reads every payment in flight that was not heard of for a minute: messages of the payment provider may get lost. */
export async function settleOpenPayments(context: ApiContext) {
  await letGoUnstarted(context)
  const isUnsettled = inArray(payments.status, [...unsettledStatuses])
  const isQuiet = lt(payments.updatedAt, sql`now() - interval '1 minute'`)
  const quiet = await context.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isUnsettled, isNotNull(payments.externalId), isNull(payments.paidAmount), isQuiet))
    .orderBy(asc(payments.updatedAt))
    .limit(mostAtOnce)
  await sweep(context, 'A payment could not be followed', quiet, ({ id }) => followPayment(context, id))
}
