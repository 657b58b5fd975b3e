import { GraphQLError } from 'graphql'
import { isRecord } from '../../domain/is-record.ts'
import { codeOf, type GatewayError, type GatewayLog, HttpError, toGatewayError } from '../errors.ts'

export type JsonResponse = (result: unknown, headers?: Record<string, string>) => Response

/** What Yoga itself refused carries its status; what graphql-js found in a document is a GraphQLError without one. */
function refusalOf(error: GraphQLError): GatewayError | null {
  if (error.originalError) return null
  const { message, locations, extensions } = error
  const status = isRecord(extensions.http) ? Number(extensions.http.status) : Number.NaN
  if (status >= 400 && status < 500 && extensions.code !== 'GRAPHQL_PARSE_FAILED') {
    return { message, extensions: { status, code: codeOf(status) } }
  }
  return {
    message,
    ...(locations && { locations }),
    extensions: { status: 400, code: 'GRAPHQL_VALIDATION_FAILED' },
  }
}

/** Makes a response of an execution, or of whatever kept an operation from being executed. */
export function createJsonResponse(log: GatewayLog): JsonResponse {
  function translate(error: unknown): GatewayError {
    if (error instanceof HttpError) return toGatewayError(error)
    const cause = error instanceof GraphQLError ? error.originalError : undefined
    if (cause instanceof HttpError) return toGatewayError(cause)
    const refusal = error instanceof GraphQLError ? refusalOf(error) : null
    if (refusal) return refusal
    log.error({ err: cause ?? error }, 'GraphQL request failed')
    return toGatewayError(new HttpError(500, 'Internal server error'))
  }

  return (result, headers = {}) => {
    const init = { 'cache-control': 'private, no-cache', ...headers }
    if (isRecord(result) && 'data' in result) return Response.json(result, { headers: init })
    const thrown = isRecord(result) && Array.isArray(result.errors) ? result.errors : [result]
    const errors = thrown.map(translate)
    return Response.json({ errors }, { status: errors[0]?.extensions.status ?? 500, headers: init })
  }
}
