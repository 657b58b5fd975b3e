import { type SQLWrapper, sql } from 'drizzle-orm'
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
    | 'e-invoice'
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

type Change = Omit<StateChange, 'entity' | 'entityId'>

/** Writes who moved what, in the transaction of the move; `userId` is left out for jobs and payment providers. */
export async function recordStateChange(
  executor: Executor,
  entity: StateChange['entity'],
  entityId: string,
  change: Change,
) {
  await executor.insert(stateChanges).values({ entity, entityId, ...change })
}

/** The same for many at once. */
export async function recordStateChanges(executor: Executor, changes: StateChange[]) {
  if (changes.length > 0) await executor.insert(stateChanges).values(changes)
}

/** As part of a statement: writes that what `changed` gives, an insertion or an update, went there; with it by whom. */
export const stateChangesOf = (
  changed: SQLWrapper,
  entity: StateChange['entity'],
  { from = null, to, userId = null, reason = null }: Change,
) => sql`insert into ${stateChanges} (entity, entity_id, "from", "to", user_id, reason)
  select ${entity}, id, ${from}, ${to}, ${userId}::uuid, ${reason} from ${changed}`

/** Makes a change that returns the `id` of each row, and writes who did, in one statement; gives back the ids. */
export async function changeAndRecord(
  executor: Executor,
  change: SQLWrapper,
  entity: StateChange['entity'],
  told: Change,
): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`with changed as (${change.getSQL()}),
    recorded as (${stateChangesOf(sql`changed`, entity, told)}) select id from changed`)
  return rows.map(({ id }) => id)
}
