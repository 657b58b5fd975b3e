import type { Context } from 'hono'
import { forwardedHeaders } from '../../config.ts'
import type { QueryResult, RunQuery } from '../../site/screens/run-query.ts'

/** The REST API: in this process, or elsewhere. */
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

interface ApiCall {
  method?: string
  /** Below /api. */
  path: string
  token?: string
  /** The language of the page; left out, what the browser says. */
  locale?: string
  type?: string
  body?: BodyInit
}

/** A call that a request of a visitor's leads to: the API's limits count their address, not this server's. */
export function apiRequest({ raw }: Context['req'], { method, path, token, locale, type, body }: ApiCall): Request {
  const headers = new Headers(forwardedHeaders(raw.headers))
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  if (locale) headers.set('Accept-Language', locale)
  if (type) headers.set('Content-Type', type)
  return new Request(`http://api.invalid/api${path}`, { method, headers, body })
}

/** Posts JSON to the REST API as nobody; 503 where it cannot be reached. */
export async function postJson(c: Context, api: CallApi, path: string, body: object): Promise<ApiResult> {
  const call = { method: 'POST', path, type: 'application/json', body: JSON.stringify(body) }
  try {
    const response = await api(apiRequest(c.req, call))
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

/** The API's answer where it is a success; else its status alone, 503 where it cannot be reached. */
export async function fetchFromApi(c: Context, api: CallApi, call: ApiCall): Promise<Response | number> {
  const response = await api(apiRequest(c.req, call)).catch(() => null)
  if (response?.ok) return response
  await response?.body?.cancel()
  return response?.status ?? 503
}

/** What of the API's answer belongs to a file: what it is, what it is called, how long it is. */
const ofFile = ['Content-Type', 'Content-Disposition', 'Content-Length']

/** A file of the API's, piped to who asked for it. */
export function pipeFile(c: Context, file: Response): Response {
  for (const name of ofFile) c.header(name, file.headers.get(name) ?? undefined)
  return c.newResponse(file.body)
}

export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined

interface Execution {
  result: QueryResult<unknown>
  /** When to come again, where a call came too often. */
  retryAfter?: string
}

/** The gateway, for one visitor. */
export type ExecuteFor = (
  document: string,
  variables: unknown,
  caller: { authorization?: string; headers: Record<string, string> },
) => Promise<Execution>

/** The gateway as a visitor asks it: with their token and their address, in the language of the page. */
export function queryAsVisitor(c: Context, execute: ExecuteFor, { token, locale }: { token?: string; locale: string }) {
  const headers = { ...forwardedHeaders(c.req.raw.headers), 'accept-language': locale }
  const caller = { headers, ...(token && { authorization: `Bearer ${token}` }) }
  const runQuery: RunQuery = async (document, variables) => {
    const { result, retryAfter } = await execute(String(document), variables, caller)
    if (retryAfter) c.header('Retry-After', retryAfter)
    // The document's type says what its result looks like; the schema it was generated from makes it true.
    return result as QueryResult<never>
  }
  return runQuery
}
