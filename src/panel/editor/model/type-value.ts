import { inverseOf } from '../../../domain/editing/inverse-of.ts'
import type { Operation } from '../../../domain/editing/operations.ts'
import { type Replica, viewOf } from '../../../domain/editing/replica.ts'

type SetValue = Extract<Operation, { op: 'set' }>

/** Where a value stands, to compare. */
export const placeOf = ({ id, locale, path }: SetValue): string => [id, locale, ...path].join(' ')

const isSame = (one: Operation | undefined, other: SetValue): one is SetValue =>
  one?.op === 'set' && !one.undo && placeOf(one) === placeOf(other)

/**
 * What is typed: letters on their way that were not sent yet become one operation, and all letters of one stay in a field
 * (`goesOn`) are taken back at once.
 */
export function typeValue(replica: Replica, operation: SetValue, goesOn: boolean): Replica {
  const { waiting, undo } = replica
  const [last, lastUndo] = [waiting.at(-1), undo.at(-1)]
  const inverse = inverseOf(viewOf(replica), operation)
  if (!inverse) return replica
  const merged = isSame(last, operation) ? { ...operation, was: last.was } : null
  const longer = goesOn && isSame(lastUndo, operation) ? { ...lastUndo, was: operation.value ?? null } : null
  return {
    ...replica,
    waiting: merged ? [...waiting.slice(0, -1), merged] : [...waiting, operation],
    undo: longer ? [...undo.slice(0, -1), longer] : [...undo, inverse],
    redo: [],
  }
}
