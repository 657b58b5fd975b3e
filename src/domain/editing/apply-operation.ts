import { isRecord } from '../values.ts'
import type { Block, Draft, Operation } from './operations.ts'
import { confirmed, sourceBefore, textHash, withSources } from './sources.ts'
import { valueAt, withValue } from './values.ts'

type SetValue = Extract<Operation, { op: 'set' }>

/** Letters in common from which on a text is kept by its part that changed. */
const worthwhile = 60

function sharedStart(one: string, other: string, most: number): number {
  let count = 0
  while (count < most && one[count] === other[count]) count += 1
  return count
}

function sharedEnd(one: string, other: string, most: number): number {
  let count = 0
  while (count < most && one[one.length - 1 - count] === other[other.length - 1 - count]) count += 1
  return count
}

/** What of a text stands in place of what of the text before; null where the whole is as short. */
function changedPart(before: string, after: string): Pick<SetValue, 'at' | 'value'> | null {
  const most = Math.min(before.length, after.length)
  const start = sharedStart(before, after, most)
  const end = sharedEnd(before, after, most - start)
  const value = after.slice(start, after.length - end)
  // Half a character is no text.
  return start + end < worthwhile || /\p{Surrogate}/u.test(value)
    ? null
    : { at: [start, before.length - start - end], value }
}

/** An operation as it is kept for everybody who replays it: without what its editor saw, a long text by what changed. */
export function keptOperation(before: Draft, operation: Operation): Operation {
  if (operation.op !== 'set') return operation
  const { was: _, ...set } = operation
  const old = valueAt(before.get(set.id)?.data[set.locale], set.path)
  const part = typeof old === 'string' && typeof set.value === 'string' ? changedPart(old, set.value) : null
  return { ...set, ...part }
}

/** The value that an operation sets where another stood. */
function valueAfter(before: unknown, { at, value }: Pick<SetValue, 'at' | 'value'>): unknown {
  if (!at || typeof before !== 'string') return value
  const [start, length] = at
  return before.slice(0, start) + value + before.slice(start + length)
}

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

function inverse(block: Block, operation: Exclude<Operation, { op: 'insert' }>): Operation {
  const { id } = operation
  switch (operation.op) {
    case 'set': {
      const { locale, path, value } = operation
      const before = { value: valueAt(block.data[locale], path) ?? null, was: value ?? null }
      return { op: 'set', id, locale, path, ...before, ...(path.length === 1 && sourceBefore(block, locale, path[0])) }
    }
    case 'confirm': {
      const { locale, path } = operation
      const { from = textHash(valueAt(block.data.nl, path)) } = sourceBefore(block, locale, path[0])
      return { op: 'confirm', id, locale, path, from }
    }
    case 'move':
      return { op: 'move', id, position: block.position, was: operation.position }
    case 'hide':
      return { op: 'hide', id, value: block.hidden, was: operation.value }
    default:
      return { op: operation.op === 'remove' ? 'restore' : 'remove', id }
  }
}

/** What takes an operation back, made before it is done; null when there is nothing to do it to. */
export function inverseOf(before: Draft, operation: Operation): Operation | null {
  if (operation.op === 'insert') return { op: 'remove', id: operation.id }
  const block = before.get(operation.id)
  return block ? inverse(block, operation) : null
}
