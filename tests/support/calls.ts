type Headers = Record<string, string>

/** Where the site is now: it has another port after each start. */
export interface Place {
  url: string
}

export interface Call {
  method: 'POST' | 'PATCH'
  path: string
  /** Sent as JSON; a form as it is. */
  body: object | URLSearchParams
  headers?: Headers
}

/** Nobody can say what came of the call: no response, or one that says so. */
export class NoResponse extends Error {}

async function send(url: string, options: RequestInit) {
  const response = await fetch(url, { redirect: 'manual', ...options })
  return { response, text: await response.text() }
}

async function responseOf(url: string, options: RequestInit) {
  const { response, text } = await send(url, options).catch((error: unknown) => {
    throw new NoResponse(String(error))
  })
  // The built-in payment provider is away with its database.
  if (response.status === 502 || response.status === 503) throw new NoResponse(text)
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text }
}

/** Sends a call to a server that may be killed meanwhile. */
export const make = ({ url }: Place, { method, path, body, headers }: Call) =>
  responseOf(
    url + path,
    body instanceof URLSearchParams
      ? { method, body, headers: { ...headers } }
      : { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } },
  )

/** What the API shows under a path; throws when it shows nothing. */
export async function read({ url }: Place, path: string, headers: Headers = {}) {
  const { status, body } = await responseOf(`${url}/api${path}`, { headers })
  if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`)
  return body
}
