import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { refunds } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { callPaymentProvider } from '../payments/call-payment-provider.ts'
import { findRefund } from './find-refund.ts'
import { sendRefund } from './send-refund.ts'
import { settleRefund } from './settle-refund.ts'

const mostAtOnce = 200
const mostFailures = 5

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

/** Follows the refunds that are not settled yet and fit; a payment provider that is gone is left alone until the next time. */
async function followWhere({ db, ...about }: ApiContext, which: SQL | undefined) {
  const unsettled = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.status, ['requested', 'pending']), which))
    .orderBy(asc(refunds.updatedAt))
    .limit(mostAtOnce)
  let failures = 0
  for (const { id } of unsettled) {
    if (failures === mostFailures) return
    try {
      await followRefund({ db, ...about }, id)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'PROVIDER_UNAVAILABLE')) throw error
      failures += 1
    }
    await db.update(refunds).set({ updatedAt: sql`now()` }).where(eq(refunds.id, id))
  }
}

/** What a message about a payment may mean for its refunds. */
export const followRefundsOf = (context: ApiContext, paymentId: string) =>
  followWhere(context, eq(refunds.paymentId, paymentId))

/** Every refund that was not heard of for ten minutes: jobs and messages may get lost. */
export const followQuietRefunds = (context: ApiContext) =>
  followWhere(context, lt(refunds.updatedAt, sql`now() - interval '10 minutes'`))
