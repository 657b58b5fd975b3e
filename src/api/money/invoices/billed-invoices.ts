import { and, desc, eq, ne, or } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { invoices } from '../../../db/tables.ts'
import { numberOrder } from './take-number.ts'

/** The invoices of a registration that still stand, the newest first: its own, and what was added to that. */
export async function billedInvoices(db: Executor, registrationId: string) {
  const [first] = await db.select().from(invoices).where(eq(invoices.registrationId, registrationId))
  if (!first) return []
  const rows = await db
    .select()
    .from(invoices)
    .where(and(or(eq(invoices.id, first.id), eq(invoices.followsId, first.id)), ne(invoices.status, 'credited')))
    .orderBy(desc(numberOrder))
  return rows.filter(({ document }) => !document.creditOf)
}
