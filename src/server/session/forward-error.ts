import type { Context } from 'hono'
import { type ApiResult, fieldOf } from './call-api.ts'

const known = [400, 401, 403, 409, 413, 415, 429, 503] as const

/** The API's refusal as it said it. */
export function forwardError(c: Context, { status, body, retryAfter }: ApiResult): Response {
  if (retryAfter) c.header('Retry-After', retryAfter)
  const statusCode = known.find((one) => one === status) ?? 502
  const message = fieldOf(body, 'message') ?? 'Request failed'
  return c.json({ statusCode, message, details: fieldOf(body, 'details') }, statusCode)
}
