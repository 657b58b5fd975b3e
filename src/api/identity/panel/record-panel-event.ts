import type { Executor } from '../../../db/client.ts'
import { panelEvents } from '../../../db/tables.ts'

/** Writes down who switched what, in the transaction that does. */
export async function recordPanelEvent(tx: Executor, event: typeof panelEvents.$inferInsert): Promise<void> {
  await tx.insert(panelEvents).values(event)
}
