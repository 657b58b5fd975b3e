import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { currentTexts } from '../../../locales/texts.ts'
import { isContention, isDatabaseUnavailable } from '../../db/client.ts'
import { errorKeys } from '../../domain/error-keys.ts'
import { defaultLocale, isLocale, type Locale, type Localized } from '../../domain/locales.ts'

/** Every failure a caller may see: its status, and the specification's message where one fits (spec section 8). */
const failures = {
  INVALID: [400, 'The request is not valid'],
  MALFORMED: [400, 'The request body is no valid JSON'],
  MALFORMED_FORM: [400, 'The request body is no valid form'],
  WRONG_PASSWORD: [401, 'Wrong password'],
  USER_NOT_FOUND: [401, 'User not found'],
  WRONG_CODE: [401, 'Wrong code'],
  CODE_NEEDED: [401, 'Code needed'],
  SECOND_FACTOR_NEEDED: [401, 'Second factor needed'],
  NO_SECOND_FACTOR: [409, 'Set up a second factor first'],
  EMAIL_NOT_FOUND: [401, 'Email not found'],
  ACCOUNT_INACTIVE: [401, 'Account is not active'],
  APPROVAL_PENDING: [401, 'Account waits for approval'],
  APPROVAL_REJECTED: [401, 'Account was not approved'],
  RESET_LINK_INVALID: [400, 'This link was used before or has expired'],
  VERIFICATION_LINK_INVALID: [400, 'This link was used before or has expired'],
  TOKEN_INVALID: [401, 'Token is invalid or expired'],
  NOT_SIGNED_IN: [401, 'Not signed in'],
  FORBIDDEN: [403, 'Not allowed'],
  SIGN_IN_AGAIN: [403, 'Sign in again'],
  TRAINER_HAS_ACCOUNT: [403, 'Only an administrator removes a trainer who has an account'],
  EMAIL_NOT_VERIFIED: [403, 'Email is not verified'],
  NOT_FOUND: [404, 'Not found'],
  EMAIL_UNKNOWN: [404, 'Email not found'],
  USER_EXISTS: [409, 'User already exists'],
  EMAIL_IN_USE: [409, 'Email already in use'],
  // Its status is the one the site tells apart (spec section 8, Newsletter 401).
  SUBSCRIBER_EXISTS: [401, 'Subscriber already exists'],
  STUDENT_EXISTS: [409, 'Student already exists'],
  STUDENT_HAS_REGISTRATIONS: [400, 'Student has registrations'],
  ORGANISATION_NAME_EXISTS: [409, 'Organisation name already exists'],
  SESSION_FULLY_BOOKED: [409, 'Session fully booked'],
  UNPAID_SEATS: [409, 'Too many unpaid seats'],
  SEATS_FREE: [409, 'Seats are free'],
  STUDENT_ALREADY_WAITING: [409, 'Student is already on the waiting list'],
  TOO_MANY_WAITING: [409, 'Too many people on waiting lists'],
  TOO_MANY_STUDENTS: [409, 'Too many students'],
  TOO_MANY_FILES: [409, 'Too many files'],
  LAST_ADMINISTRATOR: [409, 'An organisation keeps an administrator'],
  SESSION_STARTED: [409, 'Session has started'],
  SESSION_CANCELED: [409, 'Session was canceled'],
  TRAINER_TAKEN: [409, 'Trainer teaches at that time'],
  MAILS_TO_SEND: [409, 'Mails would go out'],
  RECEIVERS_CHANGED: [409, 'It would reach other people now'],
  ANSWERED_SINCE: [409, 'Somebody answered since'],
  STUDENT_ALREADY_REGISTERED: [409, 'Student is already registered'],
  IDEMPOTENCY_MISMATCH: [409, 'Idempotency-Key was used for another request'],
  STATE_CONFLICT: [409, 'Not possible in this state'],
  PAYMENT_UNDER_WAY: [409, 'A payment is under way'],
  BUSY: [409, 'Somebody else is changing this'],
  EFFECT_CHANGED: [409, 'The effect on money has changed'],
  TOO_LATE: [409, 'Too late by the terms of the order'],
  REPAID_SINCE: [409, 'Money of it was paid back'],
  CREDITED_SINCE: [409, 'Money of its invoice was given back since'],
  ORDER_STANDS: [409, 'Cancel the order, which credits its invoice'],
  PREPAID_CARD: [409, 'Days bought ahead are credited as a whole, while none is used'],
  INVOICE_CREDITED: [409, 'The invoice is credited already'],
  INVOICE_ISSUED: [409, 'An issued invoice stays; it can be credited'],
  SESSION_NOT_ENDED: [409, 'Session has not ended'],
  ATTENDANCE_NOT_NOTED: [409, 'Attendance is not noted yet'],
  STUDENT_ABSENT: [409, 'Student was not present enough'],
  STUDENT_FAILED: [409, 'Student has not passed'],
  ROOM_TAKEN: [409, 'Room is taken'],
  // Staff quote it to a second one only knowingly.
  ROOM_QUOTED: [409, 'Room is quoted to another request'],
  // ROOM_TAKEN for staff, who tell the customer.
  ROOM_GIVEN_AWAY: [409, 'Room was given to another request'],
  // A session, the house itself or somebody else has it.
  ROOM_NOT_FREE: [409, 'Room is not free at that time'],
  OFFER_EXPIRED: [409, 'Quotation has expired'],
  VERSION_CONFLICT: [409, 'Somebody else saved a newer version'],
  REFERENCE_UNKNOWN: [400, 'The request names something that does not exist'],
  IN_USE: [409, 'Still in use elsewhere'],
  ALREADY_EXISTS: [409, 'Already exists'],
  TOO_MANY: [429, 'Too many attempts'],
  METHOD_NOT_ALLOWED: [405, 'This method is not allowed here'],
  NOT_JSON: [415, 'The request body must be JSON'],
  NOT_FORM: [415, 'The request body must be a multipart form'],
  UNSUPPORTED_TYPE: [415, 'This type of file is not accepted'],
  TOO_LARGE: [413, 'The request is too large'],
  PROVIDER_UNAVAILABLE: [502, 'The payment provider cannot be reached'],
  TOO_SLOW: [503, 'This takes too long now'],
  UNAVAILABLE: [503, 'The service is temporarily unavailable'],
  UNKNOWN: [500, 'Internal server error'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>

export type ErrorCode = keyof typeof failures

/** What was wrong and where: `data.nl.url.value`, `layout.2.data.en.text`. */
export interface ErrorDetail {
  path: string
  message: string
  /** A message that names something, in each language. */
  texts?: Localized
}

/** Thrown anywhere in the API; the edge makes the answer of it. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: ContentfulStatusCode
  readonly details: ErrorDetail[] | undefined
  readonly headers: Record<string, string> | undefined

  constructor(code: ErrorCode, details?: ErrorDetail[], headers?: Record<string, string>) {
    const [status, message] = failures[code]
    super(message)
    this.code = code
    this.status = status
    this.details = details
    this.headers = headers
  }

  bodyIn(locale: Locale) {
    const told = this.details?.map(({ path, message, texts }) => ({ path, message: texts?.[locale] ?? message }))
    const details = told && { details: inWords(told, locale) }
    return { statusCode: this.status, message: this.message, ...details }
  }
}

/** 400 with one detail. */
export const invalid = (path: string, message: string) => new ApiError('INVALID', [{ path, message }])

/** Sentences of forms, and those that only the control panel's forms have. */
const sentencesIn = (locale: Locale): Record<string, string> => ({
  ...currentTexts[locale]['panel-error'],
  ...currentTexts[locale].error,
})

/** The first of the site's languages that an Accept-Language header names, else Dutch. */
export function languageOf(accepted: string | undefined): Locale {
  const named = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return named.find(isLocale) ?? defaultLocale
}

/** Each entry once: several rules of a field may say the same. */
export const distinct = <Entry>(entries: Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
]

/** The same entries with the messages of forms ('error.required') as text; other messages are for developers and stay. */
export function inWords<Entry extends { message: string; path?: string }>(entries: Entry[], locale: Locale): Entry[] {
  const sentences = sentencesIn(locale)
  return entries.map((entry) => {
    const key = errorKeys(entry.message, entry.path).find((known) => Object.hasOwn(sentences, known))
    return key ? { ...entry, message: sentences[key] ?? '' } : entry
  })
}

/** What PostgreSQL's own checks mean to a caller. */
const databaseCodes: Record<string, ErrorCode> = {
  '23505': 'ALREADY_EXISTS',
  // Numbers that are too large, and the character that no text can hold.
  '22003': 'INVALID',
  '22021': 'INVALID',
  '22P05': 'INVALID',
  // The time of a statement was over.
  '57014': 'TOO_SLOW',
}

/** Indexes that say more than 'already exists': the place in the input and what to tell there. */
const uniqueIndexes: Record<string, { code: ErrorCode; path: string; message: string }> = {
  organisations_name: { code: 'ORGANISATION_NAME_EXISTS', path: 'name', message: 'error.organisationName' },
  organisations_vat: { code: 'ORGANISATION_NAME_EXISTS', path: 'vat', message: 'error.organisationName' },
  organisations_enterprise: {
    code: 'ORGANISATION_NAME_EXISTS',
    path: 'enterpriseNumber',
    message: 'error.organisationName',
  },
  students_organisation_email: { code: 'STUDENT_EXISTS', path: 'email', message: 'error.participantExists' },
  registration_students_seat: {
    code: 'STUDENT_ALREADY_REGISTERED',
    path: 'students',
    message: 'error.participantRegistered',
  },
  newsletter_subscriptions_email: { code: 'ALREADY_EXISTS', path: 'email', message: 'error.emailInUse' },
  discount_codes_code_unique: { code: 'ALREADY_EXISTS', path: 'code', message: 'error.codeExists' },
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
