import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { invoiceShares, type invoices } from '../../db/tables.ts'
import type { InvoiceShare } from '../../domain/money.ts'
import { openAmountOf } from './open-amount.ts'

/** Writes down who brings what of an invoice that is issued in the same transaction. */
export async function insertShares(tx: Transaction, invoiceId: string, shares: readonly InvoiceShare[] = []) {
  if (shares.length === 0) return
  await tx.insert(invoiceShares).values(shares.map((share) => ({ invoiceId, ...share })))
}

/**
 * After a credit note left so many cents of an invoice: the agency brings its part of what is left without VAT, as it
 * brought of the whole, rounded down, and the customer the rest.
 */
export async function lowerShares(
  tx: Transaction,
  { id, document }: Pick<typeof invoices.$inferSelect, 'id' | 'document'>,
  left: { net: number; total: number },
) {
  const agency = document.shares?.find(({ payer }) => payer === 'agency')
  if (!agency) return
  const helped = Math.floor((agency.amount * left.net) / document.net)
  for (const [payer, amount] of [['agency', helped] as const, ['customer', left.total - helped] as const])
    await tx
      .update(invoiceShares)
      .set({ amount })
      .where(and(eq(invoiceShares.invoiceId, id), eq(invoiceShares.payer, payer)))
}

/** What is awaited from one payer: no more than is open, so that who paid for the other is not asked again. */
export type AwaitedShare = InvoiceShare & { open: number }

/** Who brings what of the invoice of the row, the customer first, and what of it is awaited still; none where nobody shares. */
export const sharesOf = (): SQL<AwaitedShare[]> => sql`coalesce((
  select json_agg(json_build_object('payer', share.payer, 'amount', share.amount, 'dueOn', share.due_on,
    'open', case share.payer when 'agency' then awaited.agency else awaited.open - awaited.agency end)
    order by share.payer desc)
  from invoice_shares share, lateral (
    select owed.open, least(owed.open, greatest(0, agency.amount - coalesce((
      select sum(parts.amount) from receipt_parts parts where parts.invoice_id = share.invoice_id
        and (select payer from receipts where receipts.id = parts.receipt_id and undone_at is null) = 'agency'), 0)))::int as agency
    from (select ${openAmountOf()} as open) owed, invoice_shares agency
    where agency.invoice_id = share.invoice_id and agency.payer = 'agency') awaited
  where share.invoice_id = invoices.id), '[]')`
