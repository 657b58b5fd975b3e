import type { Executor } from './client.ts'
import { stateChanges } from './tables.ts'

/** Writes who moved what, in the transaction of the move; `userId` is null for jobs and payment providers. */
export async function recordStateChange(
  executor: Executor,
  change: {
    entity: 'registration' | 'payment' | 'refund' | 'booking' | 'student' | 'invoice' | 'user' | 'waiting-list-entry'
    entityId: string
    from: string | null
    to: string
    userId?: string | null
    reason?: string | null
  },
) {
  await executor.insert(stateChanges).values(change)
}
