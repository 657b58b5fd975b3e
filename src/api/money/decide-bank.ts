import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BankSettling } from '../../../schemas/bank.ts'
import { addJob } from '../../db/add-job.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import type { ProposedPart } from '../../db/tables/bank.ts'
import { bankTransactions, invoices, receiptParts, receipts } from '../../db/tables.ts'
import { type ApiContext, ApiError, callerOf, invalid, lock, lockAndRead, pick } from '../platform/index.ts'
import { receiptOf, waitingOf } from './match-bank.ts'
import { noteReceipt } from './record-receipt.ts'

type Row = typeof bankTransactions.$inferSelect
type Change = Partial<typeof bankTransactions.$inferInsert>

/** What staff make of a movement, which is locked; what that leaves of other proposals is looked at anew. */
async function decide(
  context: ApiContext,
  id: string,
  decision: 'settled' | 'ignored' | 'reopened',
  change: (tx: Transaction, row: Row) => Promise<Change>,
) {
  const { userId } = callerOf(context)
  await context.db.transaction(async (tx) => {
    await lock(tx, { bankTransactions: [id] })
    const isThis = eq(bankTransactions.id, id)
    const [row] = await tx.select().from(bankTransactions).where(isThis)
    if (!row) throw new ApiError('NOT_FOUND')
    const changes = await change(tx, row)
    await tx
      .update(bankTransactions)
      .set({ decidedBy: userId, decidedAt: new Date(), ...changes })
      .where(isThis)
    const [from, reason] = [row.state, changes.note]
    await recordStateChange(tx, 'bankTransaction', id, { from, to: decision, userId, reason })
    await addJob(tx, 'match-bank', {})
  })
}

/** The receipt that staff had noted of it before; 409 where there is none any more. */
async function findNoted(tx: Transaction, { amount, parts }: Row): Promise<string> {
  const [part] = parts
  if (!part) throw new ApiError('STATE_CONFLICT')
  const isKnown = sql`exists (select from bank_transactions known where known.receipt_id = ${receipts.id})`
  const [found] = await tx
    .select(pick(receipts, 'id'))
    .from(receipts)
    .innerJoin(receiptParts, eq(receiptParts.receiptId, receipts.id))
    .where(
      and(
        eq(receiptParts.invoiceId, part.invoice),
        eq(receipts.amount, amount),
        eq(receipts.way, 'bank'),
        isNull(receipts.undoneAt),
        sql`not ${isKnown}`,
      ),
    )
    .orderBy(receipts.receivedOn, receipts.createdAt)
    .limit(1)
  if (!found) throw new ApiError('STATE_CONFLICT')
  const columns = pick(receipts, 'undoneAt')
  const [locked] = await lockAndRead(tx, 'receipts', [found.id], columns)
  if (locked?.undoneAt !== null) throw new ApiError('STATE_CONFLICT')
  return found.id
}

/** Whose money it is, where it is put on no invoice. */
async function ownerOf(tx: Transaction, [part]: readonly ProposedPart[]) {
  if (!part) throw invalid('parts', 'error.required')
  const { organisationId, userId } = invoices
  const [invoice] = await tx.select({ organisationId, userId }).from(invoices).where(eq(invoices.id, part.invoice))
  return invoice?.organisationId ? { organisation: invoice.organisationId } : { user: invoice?.userId ?? null }
}

/** Notes a receipt of a movement: as proposed, or as staff say; what it brought in surplus is its customer's. */
export const settleTransaction = (context: ApiContext, id: string, { parts: given, payer }: BankSettling) =>
  decide(context, id, 'settled', async (tx, row) => {
    if (row.state === 'settled' || row.amount <= 0) throw new ApiError('STATE_CONFLICT')
    const done: Change = { state: 'settled', parts: [], note: null, payer: payer ?? row.payer }
    if (!given && row.reason === 'noted') return { ...done, receiptId: await findNoted(tx, row) }
    const chosen = given ?? row.parts
    const parts = chosen.filter(({ amount }) => amount > 0)
    const owner = parts.length > 0 ? {} : await ownerOf(tx, chosen)
    const input = { ...receiptOf(waitingOf(row)), ...owner, payer: payer ?? row.payer, parts }
    const reason = given || !row.reason ? 'chosen' : row.reason
    return { ...done, reason, receiptId: await noteReceipt(context, tx, input) }
  })

/** Puts a movement aside: it is no payment of a customer. */
export const ignoreTransaction = (context: ApiContext, id: string, note: string) =>
  decide(context, id, 'ignored', async (_tx, { state }) => {
    if (state === 'settled' || state === 'ignored') throw new ApiError('STATE_CONFLICT')
    return { state: 'ignored', note }
  })

/** Takes back that staff put it aside: it is matched again. */
export const reopenTransaction = (context: ApiContext, id: string) =>
  decide(context, id, 'reopened', async (_tx, { state, note, reason, parts }) => {
    if (state !== 'ignored' || note === null) throw new ApiError('STATE_CONFLICT')
    const before = parts.length > 0 ? 'proposed' : 'left'
    return { state: reason ? before : 'new', note: null, decidedBy: null, decidedAt: null }
  })
