import { ApiError, invalid } from './errors.ts'

/** More than anything of ours is nested; checking what has no end would use up the stack. */
const deepest = 50

/**
 * Refuses what JSON can say and nothing behind it can hold: texts that end in the middle of a character, keys
 * that every object has anyway (yup takes those for fields of a schema), nesting without end.
 */
export function assertPlainValues(value: unknown, path: string[] = []) {
  if (typeof value === 'string' && !value.isWellFormed()) throw invalid(path.join('.'), 'error.characters')
  if (typeof value !== 'object' || value === null) return
  if (path.length === deepest) throw new ApiError('INVALID')
  for (const [key, inner] of Object.entries(value)) {
    if (key in Object.prototype || !key.isWellFormed()) throw new ApiError('INVALID')
    assertPlainValues(inner, [...path, key])
  }
}
