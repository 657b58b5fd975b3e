import { GraphQLError } from 'graphql'

/** All that a caller learns of a failure (CONTRACT: GraphQL). */
export interface GatewayError {
  message: string
  path?: readonly (string | number)[]
  extensions: { status: number; code: string }
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
const codeOf = (status: number) => codes[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR')

/** A failure that is the gateway's own to tell, in the caller's sight. */
export class Refusal extends GraphQLError {
  readonly status: number
  constructor(status: number, message: string, code = codeOf(status)) {
    super(message, { extensions: { status, code } })
    this.status = status
  }
}

export const refusalOf = ({ message, extensions }: Refusal): GatewayError => ({
  message,
  extensions: { status: Number(extensions.status), code: String(extensions.code) },
})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The REST answer that Mesh hangs on its errors, with address and headers that must not leave. Compiled queries leave `extensions` out. */
function restAnswerOf({ extensions }: GraphQLError) {
  const response = extensions?.response
  if (!isRecord(response) || typeof response.status !== 'number' || response.status < 400) return null
  const { status, body } = response
  const message = isRecord(body) && typeof body.message === 'string' ? body.message : null
  return { status, message: message ?? (status === 503 ? 'Service unavailable' : 'Request failed') }
}

/** Translates whatever went wrong while executing; what is nobody's business is logged and masked. */
export function publicError(error: GraphQLError, log: GatewayLog): GatewayError {
  const path = error.path && { path: error.path }
  const cause = error.originalError instanceof GraphQLError ? error.originalError : error
  if (cause instanceof Refusal) return { ...refusalOf(cause), ...path }
  const rest = restAnswerOf(cause)
  if (rest) return { message: rest.message, ...path, extensions: { status: rest.status, code: codeOf(rest.status) } }
  if (!error.path) return { message: error.message, extensions: { status: 400, code: codeOf(400) } }
  log.error({ err: error.originalError ?? error, path: error.path }, 'GraphQL execution failed')
  return { message: 'Internal server error', ...path, extensions: { status: 500, code: codeOf(500) } }
}
