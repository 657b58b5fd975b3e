import { forwardedHeaders } from '../../config.ts'

export type CallApi = (request: Request) => Promise<Response>

export interface ApiResult {
  status: number
  body: unknown
  retryAfter: string | null
}

const unreachable: ApiResult = {
  status: 503,
  body: { statusCode: 503, message: 'Service unavailable' },
  retryAfter: null,
}

/** Asks the REST API as a visitor does: its limits count the visitor's address, not this server's. */
export async function callApi(api: CallApi, path: string, body: object, visitor: Request): Promise<ApiResult> {
  const request = new Request(`http://api.invalid/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...forwardedHeaders(visitor.headers) },
    body: JSON.stringify(body),
  })
  try {
    const response = await api(request)
    const text = await response.text()
    return {
      status: response.status,
      body: text === '' ? null : JSON.parse(text),
      retryAfter: response.headers.get('retry-after'),
    }
  } catch {
    return unreachable
  }
}

/** A field of a response, undefined where there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined
