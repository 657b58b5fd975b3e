import { applyOperation, keptOperation } from './apply-operation.ts'
import type { Block, Conflict, Draft, Operation } from './operations.ts'
import { positionBetween } from './positions.ts'
import { isReachable, sameValue, valueAt } from './values.ts'

interface Settled {
  draft: Draft
  /** As everybody replays them. */
  operations: Operation[]
  conflicts: Conflict[]
}

/** A place nobody has: the one asked for, or the first after it. */
function freePosition(draft: Draft, id: string, asked: string): string {
  const others = [...draft.values()].filter((block) => block.id !== id && block.id !== '').map((one) => one.position)
  if (!others.includes(asked)) return asked
  const after = others.filter((position) => position > asked).sort((one, other) => (one < other ? -1 : 1))
  return positionBetween(asked, after[0] ?? null)
}

function withFreePosition(draft: Draft, operation: Operation): Operation {
  if (operation.op === 'insert') {
    const position = freePosition(draft, operation.id, operation.block.position)
    return { ...operation, block: { ...operation.block, position } }
  }
  if (operation.op !== 'move') return operation
  const position = freePosition(draft, operation.id, operation.position)
  return position === operation.position ? operation : { ...operation, position, asked: operation.position }
}

/** What the editor's `was` is held against, and what would stand there after. */
function seen(block: Block, operation: Operation): [current: unknown, next: unknown] {
  if (operation.op === 'set') return [valueAt(block.data[operation.locale], operation.path), operation.value]
  if (operation.op === 'move') return [block.position, operation.position]
  return operation.op === 'hide' ? [block.hidden, operation.value] : [null, null]
}

/** What an operation meets; null when it can be done. */
export function meets(draft: Draft, operation: Operation): Omit<Conflict, 'operation'> | null {
  const block = draft.get(operation.id)
  if (operation.op === 'insert') return block && !block.removed ? { reason: 'exists', current: block.block } : null
  if (!block) return { reason: 'missing', current: null }
  if (operation.op === 'set' && !isReachable(block.data[operation.locale], operation.path))
    return { reason: 'missing', current: null }
  const [current, next] = seen(block, operation)
  const hasWas = 'was' in operation && operation.was !== undefined
  if (hasWas && !sameValue(current, operation.was) && !sameValue(current, next))
    return { reason: 'changed', current: current ?? null }
  return block.removed && operation.op === 'set' ? { reason: 'removed', current: null } : null
}

/** The position an earlier move of the same save was really given. */
const renamed = (operation: Operation, given: readonly Operation[]): Operation => {
  if (operation.op !== 'move' || operation.was === undefined) return operation
  const earlier = given.findLast((one) => one.op === 'move' && one.id === operation.id && one.asked === operation.was)
  return earlier?.op === 'move' ? { ...operation, was: earlier.position } : operation
}

/** One operation after the other: what is done, and what met something others did. */
export function settleSave(before: Draft, asked: readonly Operation[]): Settled {
  const settled: Settled = { draft: before, operations: [], conflicts: [] }
  for (const one of asked) {
    const operation = withFreePosition(settled.draft, renamed(one, settled.operations))
    const met = meets(settled.draft, operation)
    if (met) settled.conflicts.push({ ...met, operation: one })
    if (met && met.reason !== 'removed') continue
    settled.operations.push(keptOperation(settled.draft, operation))
    settled.draft = applyOperation(settled.draft, operation)
  }
  return settled
}
