import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { invoiceNumbers } from '../../../db/tables.ts'

/** Orders invoices as they were issued: as text, '2026-10000' would come before '2026-9999'. */
export const numberOrder: SQL = sql`left(invoices.number, 5) || lpad(substr(invoices.number, 6), 9, '0')`

/**
 * The next number of a year: '2026-0001'. Its row stays locked until the transaction ends, and a transaction that
 * fails gives its number back: so none is ever missing. Take it last, since others wait for it.
 */
export async function takeNumber(tx: Transaction, year: number): Promise<string> {
  const [taken] = await tx
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning({ last: invoiceNumbers.last })
  return `${year}-${String(taken?.last).padStart(4, '0')}`
}
