import { GraphQLError } from 'graphql'
import { isRecord } from '../domain/values.ts'

/** What is wrong with one field of what was sent, in the caller's language. */
export interface ErrorDetail {
  path: string
  message: string
}

/** All that a caller learns of a failure (CONTRACT: GraphQL, Forms and screens). */
export interface GatewayError {
  message: string
  path?: readonly (string | number)[]
  extensions: { status: number; code: string; details?: ErrorDetail[] }
}

export interface GatewayLog {
  error(details: object, message: string): void
}

const codes: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
}
export const codeOf = (status: number) => codes[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR')

/** A failure that is the gateway's own to tell, in the caller's sight. */
export class HttpError extends GraphQLError {
  readonly status: number
  readonly details: ErrorDetail[]
  constructor(status: number, message: string, code = codeOf(status), details: ErrorDetail[] = []) {
    super(message, { extensions: { status, code } })
    this.status = status
    this.details = details
  }
}

export const toGatewayError = ({ message, status, extensions, details }: HttpError): GatewayError => ({
  message,
  extensions: { status, code: String(extensions.code), ...(details.length > 0 && { details }) },
})

const isDetail = (value: unknown): value is ErrorDetail =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'

/** The REST error of that status: its message and details, and nothing else of its body. */
export function restErrorOf(status: number, body: unknown): HttpError {
  const given = isRecord(body) ? body : {}
  const fallback = status === 503 ? 'Service unavailable' : 'Request failed'
  const message = typeof given.message === 'string' ? given.message : fallback
  const details = Array.isArray(given.details) ? given.details.filter(isDetail) : []
  return new HttpError(
    status,
    message,
    codeOf(status),
    details.map(({ path, message }) => ({ path, message })),
  )
}

/** The REST response that Mesh hangs on its errors, with address and headers that must not leave. Compiled queries leave `extensions` out. */
function upstreamErrorOf({ extensions }: GraphQLError): HttpError | null {
  const response = extensions?.response
  if (!isRecord(response) || typeof response.status !== 'number' || response.status < 400) return null
  return restErrorOf(response.status, response.body)
}

/** Translates whatever went wrong while executing; what is nobody's business is logged and masked. */
export function publicError(error: GraphQLError, log: GatewayLog): GatewayError {
  const path = error.path && { path: error.path }
  const cause = error.originalError instanceof GraphQLError ? error.originalError : error
  const told = cause instanceof HttpError ? cause : upstreamErrorOf(cause)
  if (told) return { ...toGatewayError(told), ...path }
  if (!error.path) return { message: error.message, extensions: { status: 400, code: codeOf(400) } }
  log.error({ err: error.originalError ?? error, path: error.path }, 'GraphQL execution failed')
  return { message: 'Internal server error', ...path, extensions: { status: 500, code: codeOf(500) } }
}
