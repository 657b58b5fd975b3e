import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { invoices, receiptParts, receipts } from '../../db/tables.ts'

/** Cents of receipts that stand on an invoice; of the row by this name. No join: by one, all receipts may be read for each row. */
export const receivedOf = (name = 'invoices'): SQL<number> => sql`coalesce((
  select sum(parts.amount) from receipt_parts parts where parts.invoice_id = ${sql.identifier(name)}.id
    and (select undone_at from receipts where receipts.id = parts.receipt_id) is null), 0)::int`

/** Cents that are still to be paid of an invoice: what credit notes left of it less what came; of the row by this name. */
export function openAmountOf(name = 'invoices'): SQL<number> {
  const invoice = sql.identifier(name)
  return sql`(case when ${invoice}.status <> 'open' or ${invoice}.credit_kind is not null then 0
    else ${invoice}.total - ${invoice}.paid_online - ${receivedOf(name)} + coalesce((
      select sum(notes.total) from invoices notes
      where notes.follows_id = ${invoice}.id and notes.credit_kind is not null), 0)::int end)`
}

/** What is open of each invoice that is, of those with these ids or of an order, the oldest first. */
export async function readOpen(db: Executor, which: readonly string[] | { order: string }) {
  const isAsked = 'order' in which ? eq(invoices.orderId, which.order) : inArray(invoices.id, [...which])
  const rows = await db
    .select({ id: invoices.id, open: openAmountOf() })
    .from(invoices)
    .where(isAsked)
    .orderBy(invoices.issuedOn, invoices.number)
  return rows.filter(({ open }) => open > 0)
}

/** Cents that are open of an order. */
export async function openOfOrder(db: Executor, order: string): Promise<number> {
  return (await readOpen(db, { order })).reduce((sum, { open }) => sum + open, 0)
}

/** Takes so many cents of a part off again; one of which nothing is left goes. */
export async function lowerPart(
  tx: Transaction,
  { receiptId, invoiceId, amount }: typeof receiptParts.$inferSelect,
  less: number,
) {
  const isPart = and(eq(receiptParts.receiptId, receiptId), eq(receiptParts.invoiceId, invoiceId))
  if (less === amount) await tx.delete(receiptParts).where(isPart)
  else
    await tx
      .update(receiptParts)
      .set({ amount: amount - less })
      .where(isPart)
}

/** The parts of receipts that stand on an invoice, the newest first. */
export const standingParts = (tx: Transaction, invoiceId: string) =>
  tx
    .select(getTableColumns(receiptParts))
    .from(receiptParts)
    .innerJoin(receipts, eq(receipts.id, receiptParts.receiptId))
    .where(sql`${receiptParts.invoiceId} = ${invoiceId} and ${receipts.undoneAt} is null`)
    .orderBy(sql`${receipts.receivedOn} desc, ${receipts.createdAt} desc`)

/**
 * After a credit note took something off an open invoice that money had come for: what is too much now of receipts is
 * its customer's to use again, the newest first. Gives back the cents of it that came online, which go back.
 */
export async function releaseSurplus(tx: Transaction, invoice: { id: string; left: number; paidOnline: number }) {
  const { id, left, paidOnline } = invoice
  const standing = await standingParts(tx, id)
  let over = standing.reduce((sum, { amount }) => sum + amount, paidOnline) - left
  for (const part of standing) {
    const less = Math.min(over, part.amount)
    if (less <= 0) break
    await lowerPart(tx, part, less)
    over -= less
  }
  const online = Math.max(0, over)
  if (online > 0)
    await tx
      .update(invoices)
      .set({ paidOnline: paidOnline - online })
      .where(eq(invoices.id, id))
  return online
}
