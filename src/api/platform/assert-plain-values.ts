import { ApiError, invalid } from './errors.ts'

/** More than anything of ours is nested; checking what has no end would use up the stack. */
const deepest = 50
/** More than the longest page says: every value is looked at again and again after this. */
const mostValues = 50_000

/**
 * Refuses what JSON can say and nothing behind it can hold: texts that end in the middle of a character, keys
 * that every object has anyway (yup takes those for fields of a schema), nesting and values without end.
 */
export function assertPlainValues(given: unknown) {
  const path: string[] = []
  let count = 0
  function walk(value: unknown) {
    count += 1
    if (count > mostValues) throw new ApiError('INVALID')
    if (typeof value === 'string' && !value.isWellFormed()) throw invalid(path.join('.'), 'error.characters')
    if (typeof value !== 'object' || value === null) return
    if (path.length === deepest) throw new ApiError('INVALID')
    for (const key in value) {
      if (key in Object.prototype || !key.isWellFormed()) throw new ApiError('INVALID')
      path.push(key)
      walk(Reflect.get(value, key))
      path.pop()
    }
  }
  walk(given)
}
