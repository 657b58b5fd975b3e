import { isDeepStrictEqual } from 'node:util'
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { KeptKind } from '../domain/content.ts'
import { isLocale, type Locale, locales } from '../domain/locales.ts'
import { isRecord } from '../domain/values.ts'
import type { Executor } from './client.ts'
import { type Differences, stateChanges } from './tables.ts'

export interface StateChange {
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
    | 'provider'
    | KeptKind
    | 'ownUse'
    | 'trainerAbsence'
    | 'deskMessage'
    | 'bulkAct'
    | 'evaluationReview'
    | 'picture'
    | 'file'
    | 'prepaidCard'
    | 'receipt'
    | 'bankTransaction'
    | 'interfaceText'
    | 'publishingPlan'
    | 'panelEvent'
  entityId: string
  from?: string | null
  to: string
  userId?: string | null
  reason?: string | null
  differences?: Differences
}

/** What of a row is other than before; a text is told language by language: 'name.fr'. */
export function differencesOf(before: Record<string, unknown>, after: Record<string, unknown>): Differences {
  const inLanguages = (value: unknown): value is Record<string, unknown> =>
    isRecord(value) && Object.keys(value).some(isLocale)
  const changed = Object.keys(after).flatMap((name): [string, readonly [unknown, unknown]][] => {
    const [was, is] = [before[name] ?? null, after[name] ?? null]
    if (!inLanguages(was) && !inLanguages(is)) return [[name, [was, is]]]
    const textIn = (value: unknown, locale: Locale) => (inLanguages(value) ? (value[locale] ?? null) : null)
    return locales.map((locale) => [`${name}.${locale}`, [textIn(was, locale), textIn(is, locale)]])
  })
  return Object.fromEntries(changed.filter(([, [was, is]]) => !isDeepStrictEqual(was, is)))
}

type Fields = Record<string, unknown>
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

/** Writes which fields of somebody are other than before, by their names alone; of an organisation what they say too. */
export async function recordFields(
  executor: Executor,
  entity: 'user' | 'student' | 'organisation',
  { before, after, userId }: { before: Fields | undefined; after: Fields | undefined; userId: string | undefined },
) {
  if (!before || !after) return
  const { status: _status, active: _active, updatedAt: _updatedAt, ...fields } = after
  const found = differencesOf(before, fields)
  const names = Object.keys(found)
  if (names.length === 0) return
  const differences =
    entity === 'organisation' ? found : Object.fromEntries(names.map((name) => [name, [null, null] as const]))
  await recordStateChange(executor, entity, String(before.id), { to: 'changed', userId, differences })
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
