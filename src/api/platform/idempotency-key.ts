import { invalid } from './errors.ts'

export const idempotencyHeader = 'Idempotency-Key'
const longestKey = 255

/** The key a request bears, null without one. */
export function readIdempotencyKey(given: string | undefined): string | null {
  const key = given?.trim() ?? ''
  if (key.length > longestKey) throw invalid(idempotencyHeader, 'error.tooLong')
  return key || null
}
