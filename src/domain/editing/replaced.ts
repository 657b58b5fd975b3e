import { applyOperation } from './apply-operation.ts'
import type { Conflict, Draft, Operation, SavedRow } from './operations.ts'
import type { Replica } from './replica.ts'
import { sameValue, valueAt } from './values.ts'

type SetValue = Extract<Operation, { op: 'set' }>

const isAt = (operation: Operation, { id, locale, path }: SetValue): operation is SetValue =>
  operation.op === 'set' && operation.id === id && operation.locale === locale && sameValue(operation.path, path)

const valueIn = (draft: Draft, { id, locale, path }: SetValue) => valueAt(draft.get(id)?.data[locale], path) ?? null

/** Own texts that were saved, and that a save of somebody else puts others in place of. */
export function replacedBy(row: SavedRow, { client, version, confirmed, sent, waiting, undo }: Replica): Conflict[] {
  if (row.client === client || row.version <= version) return []
  const after = row.operations.reduce(applyOperation, confirmed)
  const pending = [...(sent?.operations ?? []), ...waiting]
  const places = row.operations.filter((one) => one.op === 'set')
  return places.flatMap((place, index): Conflict[] => {
    // What is still on its way the server compares itself.
    if (pending.some((one) => isAt(one, place)) || places.findIndex((one) => isAt(one, place)) < index) return []
    const own = undo.findLast((one) => isAt(one, place))
    const mine = own && 'was' in own ? own.was : null
    const current = valueIn(after, place)
    if (typeof mine !== 'string' || mine === '' || valueIn(confirmed, place) !== mine || current === mine) return []
    const { id, locale, path } = place
    return [{ operation: { op: 'set', id, locale, path, value: mine }, reason: 'changed', current }]
  })
}

/** Whether both are of one place. */
export const isSamePlace = (one: Operation, other: Operation): boolean => other.op === 'set' && isAt(one, other)
