import { HTTPException } from 'hono/http-exception'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { ApiError, type ErrorCode } from './errors.ts'

/** What PostgreSQL's own checks mean to a caller. */
const databaseCodes: Record<string, ErrorCode> = {
  '23505': 'ALREADY_EXISTS',
  // Numbers that are too large, and the character that no text can hold.
  '22003': 'INVALID',
  '22021': 'INVALID',
  '22P05': 'INVALID',
}

function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : databaseCode(error.cause)
}

/** Whatever was thrown, as what may be told of it. */
export function translateError(error: unknown, method: string): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof HTTPException && error.status === 400) return new ApiError('MALFORMED')
  if (isDatabaseUnavailable(error)) return new ApiError('UNAVAILABLE')
  const code = databaseCode(error)
  if (code === '23503') return new ApiError(method === 'DELETE' ? 'IN_USE' : 'REFERENCE_UNKNOWN')
  return new ApiError(databaseCodes[code ?? ''] ?? 'UNKNOWN')
}
