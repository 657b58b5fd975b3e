import { addJob } from '../../../db/add-job.ts'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { refunds } from '../../../db/tables.ts'

interface Wanted {
  paymentId: string
  /** Null for money that was never billed. */
  creditNoteId: string | null
  /** Cents including VAT. */
  amount: number
  userId: string | null
}

/** Asks for money of one payment back, as a job after this transaction. */
export async function requestRefund(tx: Transaction, { userId, ...wanted }: Wanted) {
  const [made] = await tx.insert(refunds).values(wanted).returning({ id: refunds.id })
  const id = String(made?.id)
  await recordStateChange(tx, { entity: 'refund', entityId: id, from: null, to: 'requested', userId })
  await addJob(tx, 'send-refund', { refund: id })
}
