import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { bankTransactions, invoices, receiptParts, receipts, repayments, stateChanges } from '../../db/tables.ts'
import { type ApiContext, ApiError, callerOf, pick } from '../platform/index.ts'
import { type LockedInvoice, lockInvoices } from './lock-invoices.ts'
import { lowerPart } from './open-amount.ts'
import { assertNoPaymentUnderWay } from './open-payment.ts'
import { reopenInvoice } from './settle-invoices.ts'

const partsOf = (tx: Transaction, id: string) =>
  tx.select().from(receiptParts).where(eq(receiptParts.receiptId, id)).orderBy(receiptParts.invoiceId)

/** 409 where money of the invoice was given back since it was paid, or is to be: a person settles that with its customer. */
async function assertNotCredited(tx: Transaction, { id, status }: LockedInvoice['invoice']) {
  const wasOpen = sql`exists (select from ${stateChanges} where entity = 'invoice' and entity_id = ${invoices.id}
    and "from" is null and "to" = 'open')`
  const givenBack = await tx.$count(
    invoices,
    and(eq(invoices.followsId, id), sql`${invoices.creditKind} is not null`, wasOpen),
  )
  if (status === 'credited' || givenBack > 0) throw new ApiError('CREDITED_SINCE')
}

/** Money of the old amount may be on its way. */
async function assertUndoable(tx: Transaction, { invoice, registrationId, bookingId }: LockedInvoice) {
  await assertNotCredited(tx, invoice)
  if (registrationId) await assertNoPaymentUnderWay(tx, registrationId)
  if (bookingId) await assertNoPaymentUnderWay(tx, bookingId, 'bookingId')
}

/** Marks a receipt that counts no more; the bank's movement that it came of waits for staff again. */
async function markUndone(tx: Transaction, id: string, { userId, reason }: { userId: string; reason: string }) {
  const undone = { undoneAt: new Date(), undoneBy: userId, undoneReason: reason }
  const [receipt] = await tx.update(receipts).set(undone).where(eq(receipts.id, id)).returning(pick(receipts, 'amount'))
  const differences = { amount: [receipt?.amount ?? null, null] as const }
  await recordStateChange(tx, 'receipt', id, { to: 'undone', userId, reason, differences })
  await tx
    .update(bankTransactions)
    .set({ state: 'left', reason: 'undone', parts: [], receiptId: null, decidedBy: userId, decidedAt: new Date() })
    .where(eq(bankTransactions.receiptId, id))
}

/**
 * Takes back that money came: it was noted wrongly, or the bank took it back. What it had paid is open again, and its
 * orders wait for payment. Once more changes nothing.
 */
export async function undoReceipt(context: ApiContext, id: string, reason: string) {
  const { userId } = callerOf(context)
  await context.db.transaction(async (tx) => {
    const ids = (await partsOf(tx, id)).map(({ invoiceId }) => invoiceId)
    const locked = await lockInvoices(tx, ids, [id])
    const [receipt] = await tx.select().from(receipts).where(eq(receipts.id, id))
    if (!receipt) throw new ApiError('NOT_FOUND')
    if (receipt.undoneAt) return
    const isRepaid = and(eq(repayments.receiptId, id), isNull(repayments.undoneAt))
    if ((await tx.$count(repayments, isRepaid)) > 0) throw new ApiError('REPAID_SINCE')
    const parts = await partsOf(tx, id)
    // Put on another invoice before it was locked.
    if (parts.some(({ invoiceId }) => !ids.includes(invoiceId))) throw new ApiError('BUSY')
    for (const one of locked) await assertUndoable(tx, one)
    await markUndone(tx, id, { userId, reason })
    for (const one of locked) {
      const part = parts.find(({ invoiceId }) => invoiceId === one.invoice.id)
      if (part) await reopenInvoice(context, tx, one, { undone: part.amount, reason })
    }
  })
}

/** What staff noted as received for an order came online, as it turns out: so much of it counts as a receipt no more. */
export async function replaceReceipts(
  tx: Transaction,
  order: string,
  { online, userId, reason }: { online: number; userId: string; reason: string },
) {
  const standing = await tx
    .select({ ...pick(receiptParts, 'receiptId', 'invoiceId', 'amount'), whole: receipts.amount })
    .from(receiptParts)
    .innerJoin(receipts, eq(receipts.id, receiptParts.receiptId))
    .innerJoin(invoices, eq(invoices.id, receiptParts.invoiceId))
    .where(and(eq(invoices.orderId, order), isNull(receipts.undoneAt)))
    .orderBy(desc(receipts.createdAt))
  let rest = online
  for (const { receiptId, invoiceId, amount, whole } of standing) {
    const less = Math.min(rest, amount)
    if (less <= 0) break
    rest -= less
    if (less === whole) {
      await markUndone(tx, receiptId, { userId, reason })
      continue
    }
    await lowerPart(tx, { receiptId, invoiceId, amount }, less)
    await tx
      .update(receipts)
      .set({ amount: whole - less })
      .where(eq(receipts.id, receiptId))
    const differences = { amount: [whole, whole - less] as const }
    await recordStateChange(tx, 'receipt', receiptId, { to: 'changed', userId, reason, differences })
  }
}
