import { and, eq, sql } from 'drizzle-orm'
import type { DocumentType } from '../../../schemas/document-type.ts'
import type { Transaction } from '../../db/client.ts'
import { publishingPlans } from '../../db/tables.ts'
import { lock } from '../lock.ts'

/**
 * Withdraws what waits to publish a document, all of it: else its time would bring the document back. Before the row of
 * the document is locked, since carrying out a plan locks the plan first.
 */
export async function withdrawPlansOf(tx: Transaction, type: DocumentType): Promise<void> {
  const names = sql`${publishingPlans.documents} @> ${JSON.stringify([{ type }])}::jsonb`
  const waiting = and(eq(publishingPlans.status, 'planned'), names)
  const plans = await tx.select({ id: publishingPlans.id }).from(publishingPlans).where(waiting)
  await lock(tx, { publishingPlans: plans.map(({ id }) => id) })
  await tx.update(publishingPlans).set({ status: 'withdrawn', settledAt: new Date() }).where(waiting)
}
