import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Every failure a caller may see: its status, and the specification's message where one fits (spec section 8). */
const failures = {
  INVALID: [400, 'The request is not valid'],
  MALFORMED: [400, 'The request body is no valid JSON'],
  WRONG_PASSWORD: [401, 'Wrong password'],
  USER_NOT_FOUND: [401, 'User not found'],
  ACCOUNT_INACTIVE: [401, 'Account is not active'],
  TOKEN_INVALID: [401, 'Token is invalid or expired'],
  NOT_SIGNED_IN: [401, 'Not signed in'],
  FORBIDDEN: [403, 'Not allowed'],
  NOT_FOUND: [404, 'Not found'],
  VERSION_CONFLICT: [409, 'Somebody else saved a newer version'],
  REFERENCE_UNKNOWN: [400, 'The request names something that does not exist'],
  IN_USE: [409, 'Still in use elsewhere'],
  ALREADY_EXISTS: [409, 'Already exists'],
  TOO_LARGE: [413, 'The request is too large'],
  UNAVAILABLE: [503, 'The service is temporarily unavailable'],
  UNKNOWN: [500, 'Internal server error'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>

export type ErrorCode = keyof typeof failures

/** What was wrong and where: `data.nl.url.value`, `layout.2.data.en.text`. */
export interface ErrorDetail {
  path: string
  message: string
}

/** Thrown anywhere in the API; the edge makes the answer of it. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: ContentfulStatusCode
  readonly details: ErrorDetail[] | undefined

  constructor(code: ErrorCode, details?: ErrorDetail[]) {
    const [status, message] = failures[code]
    super(message)
    this.code = code
    this.status = status
    this.details = details
  }

  get body() {
    return { statusCode: this.status, message: this.message, ...(this.details && { details: this.details }) }
  }
}

/** 400 with one detail. */
export const invalid = (path: string, message: string) => new ApiError('INVALID', [{ path, message }])
