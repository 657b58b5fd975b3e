import type { Draft, Operation } from './operations.ts'
import { valueAt } from './values.ts'

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
export function valueAfter(before: unknown, { at, value }: Pick<SetValue, 'at' | 'value'>): unknown {
  if (!at || typeof before !== 'string') return value
  const [start, length] = at
  return before.slice(0, start) + value + before.slice(start + length)
}
