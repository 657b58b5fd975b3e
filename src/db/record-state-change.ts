import type { Executor } from './client.ts'
import { stateChanges } from './tables.ts'

interface StateChange {
  entity:
    | 'registration'
    | 'payment'
    | 'refund'
    | 'booking'
    | 'student'
    | 'invoice'
    | 'user'
    | 'waiting-list-entry'
    | 'session'
    | 'attendance'
    | 'result'
    | 'certificate'
    | 'course'
    | 'mail'
    | 'contact-message'
    | 'organisation'
  entityId: string
  from?: string | null
  to: string
  userId?: string | null
  reason?: string | null
}

/** Writes who moved what, in the transaction of the move; `userId` is left out for jobs and payment providers. */
export async function recordStateChange(
  executor: Executor,
  entity: StateChange['entity'],
  entityId: string,
  change: Omit<StateChange, 'entity' | 'entityId'>,
) {
  await executor.insert(stateChanges).values({ entity, entityId, ...change })
}

/** The same for many at once. */
export async function recordStateChanges(executor: Executor, changes: StateChange[]) {
  if (changes.length > 0) await executor.insert(stateChanges).values(changes)
}
