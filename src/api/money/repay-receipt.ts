import { and, eq, isNull } from 'drizzle-orm'
import type { NewRepayment } from '../../../schemas/receipt.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { repayments } from '../../db/tables.ts'
import { type ApiContext, ApiError, callerOf, idempotent, invalid, lock, pick, requestHash } from '../platform/index.ts'
import { readStanding } from './record-receipt.ts'

/** Notes that what is left of a receipt went back by bank, never more than that; the same request twice notes it once. */
export async function repayReceipt(context: ApiContext, receiptId: string, input: NewRepayment, key: string | null) {
  const { userId } = callerOf(context)
  const { amount, paidOn, reference, reason } = input
  const hash = requestHash(key, userId, { receiptId, ...input })
  await idempotent({
    db: context.db,
    table: repayments,
    hash,
    count: async () => {},
    make: async (tx) => {
      await lock(tx, { receipts: [receiptId] })
      const { rest } = await readStanding(tx, receiptId)
      if (amount > rest) throw invalid('amount', 'error.moreThanLeft')
      const row = { receiptId, amount, paidOn, reference: reference ?? null, reason, recordedBy: userId }
      const [made] = await tx
        .insert(repayments)
        .values({ ...row, requestHash: hash })
        .returning({ id: repayments.id })
      const differences = { repaid: [null, amount] as const }
      await recordStateChange(tx, 'receipt', receiptId, { to: 'repaid', userId, reason, differences })
      return String(made?.id)
    },
  })
}

/**
 * Takes back that money went back, which was noted wrongly: it is the customer's to use again. Once more changes nothing.
 * Gives the id of its receipt.
 */
export async function undoRepayment(context: ApiContext, id: string, reason: string): Promise<string> {
  const { userId } = callerOf(context)
  const isThis = eq(repayments.id, id)
  return context.db.transaction(async (tx) => {
    const [found] = await tx.select({ receiptId: repayments.receiptId }).from(repayments).where(isThis)
    if (!found) throw new ApiError('NOT_FOUND')
    await lock(tx, { receipts: [found.receiptId] })
    const undone = { undoneAt: new Date(), undoneBy: userId, undoneReason: reason }
    const [repayment] = await tx
      .update(repayments)
      .set(undone)
      .where(and(isThis, isNull(repayments.undoneAt)))
      .returning(pick(repayments, 'amount'))
    const differences = { repaid: [repayment?.amount ?? null, null] as const }
    const change = { to: 'repayment-undone', userId, reason, differences }
    if (repayment) await recordStateChange(tx, 'receipt', found.receiptId, change)
    return found.receiptId
  })
}
