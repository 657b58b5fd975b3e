import type { Block, Draft, Operation } from './operations.ts'
import { sourceBefore, textHash } from './sources.ts'
import { valueAt } from './values.ts'

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
