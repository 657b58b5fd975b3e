import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { refunds } from '../../../db/tables.ts'
import { type ApiContext, sweep } from '../../platform/index.ts'
import { callPaymentProvider } from '../payments/call-payment-provider.ts'
import { findRefund } from './find-refund.ts'
import { sendRefund } from './send-refund.ts'
import { settleRefund } from './settle-refund.ts'

const mostAtOnce = 200

/** Asks for a refund that was never answered, else how it stands. */
async function followRefund(context: ApiContext, id: string) {
  const found = await findRefund(context.db, id)
  if (found?.refund.status === 'requested') return sendRefund(context, id)
  const payment = found?.payment.externalId
  const externalId = found?.refund.externalId
  if (!payment || !externalId || found.payment.paymentProvider !== context.paymentProvider.name) return
  const status = await callPaymentProvider(context, (provider) => provider.readRefund(payment, externalId))
  if (status) await settleRefund(context, id, { status })
}

/** Follows the refunds that are not settled yet and fit; each was looked at, whatever came of it, so that the others have their turn. */
async function followWhere(context: ApiContext, which: SQL | undefined) {
  const { db } = context
  const unsettled = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.status, ['requested', 'pending']), which))
    .orderBy(asc(refunds.updatedAt))
    .limit(mostAtOnce)
  await sweep(context, 'A refund could not be followed', unsettled, async ({ id }) => {
    try {
      await followRefund(context, id)
    } finally {
      await db.update(refunds).set({ updatedAt: sql`now()` }).where(eq(refunds.id, id))
    }
  })
}

/** What a message about a payment may mean for its refunds. */
export const followRefundsOf = (context: ApiContext, paymentId: string) =>
  followWhere(context, eq(refunds.paymentId, paymentId))

/** Every refund that was not heard of for ten minutes: jobs and messages may get lost. */
export const followQuietRefunds = (context: ApiContext) =>
  followWhere(context, lt(refunds.updatedAt, sql`now() - interval '10 minutes'`))
