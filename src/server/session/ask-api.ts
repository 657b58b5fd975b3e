import { clientAddressHeader } from '../../config.ts'

export type CallApi = (request: Request) => Promise<Response>

export interface ApiAnswer {
  status: number
  body: unknown
  retryAfter: string | null
}

const unreachable: ApiAnswer = {
  status: 503,
  body: { statusCode: 503, message: 'Service unavailable' },
  retryAfter: null,
}

/** Asks the REST API as a visitor does: its limits count the visitor's address, not this server's. */
export async function askApi(api: CallApi, path: string, body: object, visitor: Request): Promise<ApiAnswer> {
  const request = new Request(`http://api.invalid/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const address = visitor.headers.get(clientAddressHeader)
  if (address) request.headers.set(clientAddressHeader, address)
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

/** A field of an answer, undefined where there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined
