import { isRecord } from '../values.ts'
import { valueAfter } from './kept-operation.ts'
import type { Block, Draft, Operation } from './operations.ts'
import { confirmed, withSources } from './sources.ts'
import { valueAt, withValue } from './values.ts'

function withSet(block: Block, operation: Extract<Operation, { op: 'set' }>): Block {
  const { locale, path } = operation
  const { [locale]: before, ...others } = block.data
  const value = valueAfter(valueAt(before, path), operation)
  const after = withValue(before, path, value)
  const data = isRecord(after) ? { ...others, [locale]: after } : others
  return withSources(block, { ...block, data }, { ...operation, value })
}

function changed(block: Block, operation: Exclude<Operation, { op: 'insert' }>): Block {
  switch (operation.op) {
    case 'set':
      return withSet(block, operation)
    case 'confirm':
      return confirmed(block, operation)
    case 'move':
      return { ...block, position: operation.position }
    case 'hide':
      return { ...block, hidden: operation.value }
    default:
      return { ...block, removed: operation.op === 'remove' }
  }
}

/** The draft after one operation; one that finds no block changes nothing. The same everywhere, whoever replays it. */
export function applyOperation(draft: Draft, operation: Operation): Draft {
  const known = draft.get(operation.id)
  if (operation.op === 'insert') {
    const { id, block } = operation
    return known && !known.removed ? draft : new Map(draft).set(id, { ...block, id, removed: false })
  }
  return known ? new Map(draft).set(operation.id, changed(known, operation)) : draft
}

/** What readers would see of the blocks: those that stand, in their order. */
export const blocksInOrder = (draft: Draft): Block[] =>
  [...draft.values()]
    .filter(({ id, removed }) => id !== '' && !removed)
    .sort((one, other) => (one.position < other.position ? -1 : 1))
