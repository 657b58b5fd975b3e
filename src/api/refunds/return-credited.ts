import type { Transaction } from '../../db/client.ts'
import type { ApiContext } from '../context.ts'
import { mailRefundDue } from './mail-refund-due.ts'
import { requestRefunds } from './request-refunds.ts'

interface Order {
  id: string
  /** Cents that staff accepted never to come, so that they go back to nobody. */
  waived: number
}

/**
 * Gives back what a credit note takes off what was paid of a registration: its payments are asked for it, and a person
 * for what came by another way. Gives back the cents that are still waived then.
 */
export async function returnCredited(
  context: Pick<ApiContext, 'controlPanelUrl' | 'user'>,
  tx: Transaction,
  { id: registrationId, waived }: Order,
  { id: creditNoteId, total }: { id: string; total: number },
): Promise<number> {
  const userId = context.user?.userId ?? null
  const lacking = await requestRefunds(tx, { registrationId, creditNoteId, amount: -total, userId })
  const byHand = Math.max(0, lacking - waived)
  if (byHand > 0) await mailRefundDue(context, tx, { id: creditNoteId, creditNoteId, amount: byHand })
  return waived - (lacking - byHand)
}
