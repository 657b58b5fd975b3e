import { asc, eq, sql } from 'drizzle-orm'
import { refunds } from '../../../db/tables.ts'
import { type ApiContext, ApiError, instantOf, listHistory, selected, uuidPattern } from '../../platform/index.ts'
import { type DeskPayment, fromPayments, payerEmail, paymentColumns } from './desk-payments.ts'
import { settledBy } from './settled-by.ts'

/** One payment with what happened to it, and what there is to know before somebody decides. */
export async function getPayment({ db }: Pick<ApiContext, 'db'>, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const { rows } = await db.execute<DeskPayment & { email: string; transferReference: string | null }>(
    sql`select ${selected(paymentColumns)}, ${payerEmail} as email, payments.transfer_reference as "transferReference"
      from ${fromPayments} where payments.id = ${id}`,
  )
  const [payment] = rows
  if (!payment) throw new ApiError('NOT_FOUND')
  const history = await listHistory(db, 'payment', id)
  const given = await db
    .select({
      _id: refunds.id,
      status: refunds.status,
      amount: refunds.amount,
      createdAt: instantOf(refunds.createdAt),
    })
    .from(refunds)
    .where(eq(refunds.paymentId, id))
    .orderBy(asc(refunds.createdAt))
  const canAccept = payment.difference === 'undecided' && (await settledBy(db, id)) !== null
  return { ...payment, canAccept, history, refunds: given }
}
