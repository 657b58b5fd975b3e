import type { CallResult, GatewayContext, InnerCall } from './context.ts'
import { HttpError, restErrorOf } from './errors.ts'

const sizeOf = (part: FormDataEntryValue) => (typeof part === 'string' ? Buffer.byteLength(part) : part.size)

/** A form that stays what it is for whoever reads it in this process: its files are not written out and parsed again. */
function formRequest(url: string, form: FormData): Request {
  const request = new Request(url, { method: 'POST', body: form })
  const size = [...form.values()].reduce((sum, part) => sum + sizeOf(part), 0)
  // For the API's limit, which would otherwise have to count what flows by.
  request.headers.set('content-length', String(size))
  return Object.assign(request, { formData: async () => form })
}

/** Makes a REST call of an operation, of which there are only so many, and leaves in its context what came along. */
async function count<Result>(
  context: GatewayContext,
  call: () => Promise<Result>,
  said: (result: Result) => { tags?: readonly string[] | null; retryAfter?: string | null },
): Promise<Result> {
  if (context.callsLeft === 0) throw new HttpError(400, 'The query needs too many REST calls')
  context.callsLeft -= 1
  // Thirty calls of a caller's own document are made, and read, on a turn of the event loop each.
  await context.budget?.turns.next()
  const result = await call().catch(() => {
    throw new HttpError(503, 'Service unavailable')
  })
  await context.budget?.turns.next()
  const { tags, retryAfter } = said(result)
  if (retryAfter) context.retryAfter = retryAfter
  if (tags) for (const tag of tags) context.tags.add(tag)
  else context.uncacheable = true
  return result
}

/** Mesh's customFetch: a REST call goes wherever the operation's context says, as its caller, and leaves its cache tags there. */
export function fetch(url: string, init: RequestInit, context: GatewayContext): Promise<Response> {
  const request = init.body instanceof FormData ? formRequest(url, init.body) : new Request(url, init)
  if (context.authorization) request.headers.set('Authorization', context.authorization)
  for (const [name, value] of Object.entries(context.headers)) request.headers.set(name, value)
  return count(
    context,
    () => context.upstream(request),
    ({ headers }) => ({
      tags: headers.get('cache-tag')?.split(/[\s,]+/),
      retryAfter: headers.get('retry-after'),
    }),
  )
}

/** The same without a request, where the API is in this process; a failure is thrown. */
export async function callWithin(
  call: (given: InnerCall) => Promise<CallResult>,
  { headers, ...given }: Pick<InnerCall, 'params' | 'query' | 'body'> & { headers: Record<string, string> },
  context: GatewayContext,
): Promise<unknown> {
  const header = (name: string) => context.headers[name.toLowerCase()] ?? headers[name.toLowerCase()]
  const { authorization } = context
  const { status, body } = await count(
    context,
    () => call({ ...given, authorization, header }),
    (result) => result,
  )
  if (status >= 400) throw restErrorOf(status, body)
  return body
}

// Mesh takes the named export from its artefact, the default one while building.
export default fetch
