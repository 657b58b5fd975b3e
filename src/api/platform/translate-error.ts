import { HTTPException } from 'hono/http-exception'
import { isDatabaseUnavailable } from '../../db/database-unavailable.ts'
import { isContention } from '../../db/retry-transactions.ts'
import { ApiError, type ErrorCode } from './errors.ts'

/** What PostgreSQL's own checks mean to a caller. */
const databaseCodes: Record<string, ErrorCode> = {
  '23505': 'ALREADY_EXISTS',
  // Numbers that are too large, and the character that no text can hold.
  '22003': 'INVALID',
  '22021': 'INVALID',
  '22P05': 'INVALID',
}

/** Indexes that say more than 'already exists': the place in the input and what to tell there. */
const uniqueIndexes: Record<string, { code: ErrorCode; path: string; message: string }> = {
  organisations_name: { code: 'ORGANISATION_NAME_EXISTS', path: 'name', message: 'error.organisationName' },
  organisations_vat: { code: 'ORGANISATION_NAME_EXISTS', path: 'vat', message: 'error.organisationName' },
  students_organisation_email: { code: 'STUDENT_EXISTS', path: 'email', message: 'error.participantExists' },
  registration_students_seat: {
    code: 'STUDENT_ALREADY_REGISTERED',
    path: 'students',
    message: 'error.participantRegistered',
  },
  newsletter_subscriptions_email: { code: 'ALREADY_EXISTS', path: 'email', message: 'error.emailInUse' },
  users_email: { code: 'EMAIL_IN_USE', path: 'email', message: 'error.emailInUse' },
  students_owner_email: { code: 'STUDENT_EXISTS', path: 'email', message: 'error.participantExists' },
}

/** What whoever takes a seat or a room looks at first: the database only has the last word. */
const lastGuards: Record<string, ErrorCode> = {
  sessions_seats: 'SESSION_FULLY_BOOKED',
  bookings_room_morning: 'ROOM_TAKEN',
  bookings_room_afternoon: 'ROOM_TAKEN',
}

/** What the database said, however deep the error lies. */
function databaseFailure(error: unknown): { code: string; constraint: string } | undefined {
  if (!(error instanceof Error)) return undefined
  if (!('code' in error) || typeof error.code !== 'string') return databaseFailure(error.cause)
  return { code: error.code, constraint: 'constraint' in error ? String(error.constraint) : '' }
}

/** Whatever was thrown, as what may be told of it. */
export function translateError(error: unknown, method: string): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof HTTPException && error.status === 400) return new ApiError('MALFORMED')
  if (isDatabaseUnavailable(error)) return new ApiError('UNAVAILABLE')
  if (isContention(error)) return new ApiError('BUSY')
  const { code = '', constraint = '' } = databaseFailure(error) ?? {}
  if (code === '23503') return new ApiError(method === 'DELETE' ? 'IN_USE' : 'REFERENCE_UNKNOWN')
  const guard = lastGuards[constraint]
  if (guard) return new ApiError(guard)
  const known = code === '23505' ? uniqueIndexes[constraint] : undefined
  if (known) return new ApiError(known.code, [{ path: known.path, message: known.message }])
  return new ApiError(databaseCodes[code] ?? 'UNKNOWN')
}
