import type { Block } from '../../domain/editing/operations.ts'
import type { Shape } from './shapes.ts'

/** What a new block holds before anybody fills it: the least a number may be, the first of what can be chosen. */
function firstValue(shape: Shape): unknown {
  if (shape.kind === 'number') return shape.min
  return shape.kind === 'choice' && shape.required ? shape.options[0] : undefined
}

/** A new block begins in Dutch, which every language falls back on. */
export function emptyContent(fields: readonly Shape[]): Block['data'] {
  const values = fields.flatMap((shape) => {
    const value = firstValue(shape)
    return value === undefined ? [] : [[shape.name, value] as const]
  })
  return values.length > 0 ? { nl: Object.fromEntries(values) } : {}
}
