import { rolesFor } from '../access.ts'
import type { ErrorCode } from '../errors.ts'

/** What a call may answer beside what every call of its kind may: see `failureCodes`. */
const particular: Record<string, ErrorCode[]> = {
  'POST /auth/login': [
    'WRONG_PASSWORD',
    'USER_NOT_FOUND',
    'ACCOUNT_INACTIVE',
    'APPROVAL_PENDING',
    'APPROVAL_REJECTED',
    'TOO_MANY',
  ],
  'POST /auth/refresh-tokens': ['TOKEN_INVALID'],
  'POST /auth/logout': ['TOKEN_INVALID'],
  'POST /auth/register': ['WRONG_PASSWORD', 'FORBIDDEN', 'NOT_FOUND', 'USER_EXISTS', 'STATE_CONFLICT', 'TOO_MANY'],
  'POST /auth/reset-password': ['EMAIL_NOT_FOUND', 'TOO_MANY'],
  'POST /auth/reset-password/{token}': ['RESET_LINK_INVALID', 'TOO_MANY'],
  'POST /auth/change-password': ['WRONG_PASSWORD', 'TOO_MANY'],
  'POST /users': ['WRONG_PASSWORD', 'FORBIDDEN', 'NOT_FOUND', 'USER_EXISTS', 'STATE_CONFLICT', 'TOO_MANY'],
  'POST /users/validate': ['EMAIL_UNKNOWN', 'TOO_MANY'],
  'PATCH /users/{id}': ['WRONG_PASSWORD', 'FORBIDDEN', 'EMAIL_IN_USE', 'TOO_MANY'],
  'POST /users/{id}/approval': ['STATE_CONFLICT'],
  'POST /users/student/upload': ['NOT_FOUND', 'UNSUPPORTED_TYPE'],

  'POST /categories': ['ALREADY_EXISTS'],
  'PATCH /categories/{id}': ['ALREADY_EXISTS'],
  'DELETE /categories/{id}': ['IN_USE'],
  'POST /locations': ['ALREADY_EXISTS'],
  'PATCH /locations/{id}': ['ALREADY_EXISTS'],
  'DELETE /locations/{id}': ['IN_USE'],
  'POST /languages': ['ALREADY_EXISTS'],
  'PATCH /languages/{id}': ['ALREADY_EXISTS'],
  'DELETE /languages/{id}': ['IN_USE'],
  'POST /roomTypes': ['ALREADY_EXISTS'],
  'PATCH /roomTypes/{id}': ['ALREADY_EXISTS'],
  'DELETE /roomTypes/{id}': ['IN_USE'],
  'POST /pages': ['ALREADY_EXISTS'],
  // Found by a text too, which may be none that the database can hold.
  'GET /pages/{id}': ['INVALID'],
  'PATCH /pages/{id}': ['ALREADY_EXISTS'],
  'DELETE /pages/{id}': ['INVALID'],
  'GET /courses/{id}': ['INVALID'],
  'POST /courses': ['ALREADY_EXISTS'],
  'PATCH /courses/{id}': ['ALREADY_EXISTS'],
  'DELETE /courses/{id}': ['IN_USE'],
  'PATCH /sessions/{id}': ['STATE_CONFLICT'],
  'DELETE /sessions/{id}': ['IN_USE'],
  'GET /static-contents/published': ['NOT_FOUND'],
  'GET /static-contents/{type}': ['NOT_SIGNED_IN', 'FORBIDDEN'],
  'PUT /static-contents/{type}': ['VERSION_CONFLICT'],
  'POST /static-contents/{type}/publish': ['VERSION_CONFLICT'],

  'POST /files/upload': ['UNSUPPORTED_TYPE'],
  'GET /files/{id}': ['NOT_SIGNED_IN'],
  'DELETE /files/{id}': ['FORBIDDEN', 'IN_USE'],
  'POST /miniobuckets/object': ['NOT_SIGNED_IN', 'NOT_FOUND'],
  'POST /miniobuckets/presignedUrl': ['NOT_SIGNED_IN', 'NOT_FOUND'],

  'POST /contacts': ['TOO_MANY'],
  'POST /newsletter-subscriptions': ['SUBSCRIBER_EXISTS', 'TOO_MANY'],
  'PATCH /newsletter-subscriptions/{id}': ['ALREADY_EXISTS'],
  'POST /newsletter-subscriptions/confirm': ['NOT_FOUND'],
  'POST /newsletter-subscriptions/unsubscribe': ['NOT_FOUND'],

  'POST /organisations': ['ORGANISATION_NAME_EXISTS'],
  'PATCH /organisations/{id}': ['ORGANISATION_NAME_EXISTS'],
  'DELETE /organisations/{id}': ['IN_USE'],
  'POST /students': ['NOT_FOUND', 'EMAIL_IN_USE'],
  'PATCH /students/{id}': ['EMAIL_IN_USE', 'STATE_CONFLICT'],
  'DELETE /students/{id}': ['STUDENT_HAS_REGISTRATIONS'],

  'POST /registrations': [
    'NOT_FOUND',
    'SESSION_FULLY_BOOKED',
    'SESSION_STARTED',
    'STUDENT_ALREADY_REGISTERED',
    'IDEMPOTENCY_MISMATCH',
  ],
  'PATCH /registrations/{id}': ['STATE_CONFLICT', 'SESSION_FULLY_BOOKED'],
  'DELETE /registrations/{id}': ['STATE_CONFLICT'],
  'POST /registrations/create-payment': ['NOT_FOUND', 'STATE_CONFLICT', 'PROVIDER_UNAVAILABLE'],

  'POST /bookings': ['TOO_MANY'],
  'PUT /bookings/{id}': ['STATE_CONFLICT', 'ROOM_TAKEN'],
  'DELETE /bookings/{id}': ['STATE_CONFLICT'],
  'POST /bookings/approve-offer': ['NOT_FOUND', 'STATE_CONFLICT', 'OFFER_EXPIRED', 'ROOM_TAKEN'],
  'POST /bookings/create-payment': ['NOT_FOUND', 'STATE_CONFLICT', 'PROVIDER_UNAVAILABLE'],

  'PATCH /invoices/{id}': ['STATE_CONFLICT'],
  'DELETE /invoices/{id}': ['INVOICE_ISSUED'],
  'POST /attendances': ['ALREADY_EXISTS'],
  'POST /results': ['ALREADY_EXISTS'],
  'POST /certificates': ['ALREADY_EXISTS', 'SESSION_NOT_ENDED', 'STUDENT_ABSENT', 'STUDENT_FAILED'],
}

/** Whoever asks for new tokens or a new password, or leaves, may still send an old token along. */
const withoutToken = [
  '/auth/login',
  '/auth/logout',
  '/auth/refresh-tokens',
  '/auth/reset-password',
  '/auth/reset-password/{token}',
]

const withoutDatabase = ['GET /captcha/challenge', 'GET /users/student/template']

/** Calls that are always refused: what was issued stays. */
export const alwaysRefused = ['DELETE /invoices/{id}']

interface Input {
  hasBody: boolean
  hasQuery: boolean
}

/** Every failure a call may answer; `path` as OpenAPI writes it. */
export function failureCodes(method: string, path: string, { hasBody, hasQuery }: Input): ErrorCode[] {
  const call = `${method.toUpperCase()} ${path}`
  const roles = rolesFor(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'))
  const codes: [ErrorCode, boolean][] = [
    ['INVALID', hasBody || hasQuery],
    ['NOT_SIGNED_IN', roles !== null],
    ['TOKEN_INVALID', !withoutToken.includes(path)],
    ['FORBIDDEN', roles !== null && roles.length < 3],
    ['NOT_FOUND', path.includes('{') && !withoutToken.includes(path)],
    ['TOO_LARGE', method.toUpperCase() !== 'GET'],
    ['UNAVAILABLE', !withoutDatabase.includes(call)],
  ]
  return [...codes.flatMap(([code, applies]) => (applies ? [code] : [])), ...(particular[call] ?? [])]
}
