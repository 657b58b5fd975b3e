import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { differencesOf, recordStateChange } from '../../db/record-state-change.ts'
import { type KeptKind, keptKinds } from '../../domain/content.ts'
import { isLocale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import type { ApiContext } from './context.ts'
import type { Resource } from './resource-definition.ts'

type Row = Record<string, unknown>
export type Journalled = Pick<Resource, 'names' | 'table' | 'journal' | 'journalRow'>

/** What the journal calls it. */
export function entityOf({ names: [one] }: Pick<Resource, 'names'>): KeptKind {
  const kind = keptKinds.find((known) => known === one)
  if (!kind) throw new Error(`The journal does not know ${one}`)
  return kind
}

/** What of a row the journal compares; null where there is none, and where it speaks of none. */
export async function journalled(executor: Executor, resource: Journalled, id: string): Promise<Row | null> {
  if (!resource.journal) return null
  const [row] = await executor.select().from(resource.table).where(eq(resource.table.id, id))
  if (!row) return null
  const { id: _id, key: _key, sequence: _sequence, updatedAt: _updatedAt, ...said } = row
  return resource.journalRow?.(said) ?? said
}

/** What it is called, in Dutch: one that is gone has no other name in the journal. */
function nameOf({ name, question, code, term, text, validFrom }: Row): string {
  const called = name ?? question ?? code ?? term ?? text ?? validFrom
  return String((isRecord(called) && Object.keys(called).some(isLocale) ? called.nl : called) ?? '')
}

/** Writes who made, changed or removed one, and from what to what; what says the same as before is no change. */
export async function recordChange(
  { user }: Pick<ApiContext, 'user'>,
  tx: Transaction,
  resource: Journalled,
  { id, before, after }: { id: string; before: Row | null; after: Row | null },
) {
  if (!resource.journal) return
  const told = { userId: user?.userId ?? null }
  const entity = entityOf(resource)
  if (!before) return recordStateChange(tx, entity, id, { to: 'made', ...told })
  if (!after) return recordStateChange(tx, entity, id, { to: 'removed', reason: nameOf(before), ...told })
  const found = differencesOf(before, after)
  if (Object.keys(found).length === 0) return
  const named = Object.keys(found).map((field) => [field, [null, null] as const] as const)
  const differences = resource.journal === 'values' ? found : Object.fromEntries(named)
  await recordStateChange(tx, entity, id, { to: 'changed', differences, ...told })
}

/** Makes one or changes it in the caller's transaction, by whatever `change` does, and writes what came of it; gives back its id. */
export async function changeJournalled(
  context: Pick<ApiContext, 'user'>,
  tx: Transaction,
  resource: Journalled,
  change: () => Promise<string>,
  id?: string,
): Promise<string> {
  const before = id === undefined ? null : await journalled(tx, resource, id)
  const changed = await change()
  await recordChange(context, tx, resource, { id: changed, before, after: await journalled(tx, resource, changed) })
  return changed
}
