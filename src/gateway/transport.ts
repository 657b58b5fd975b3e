import type { GatewayContext } from './context.ts'
import { HttpError } from './errors.ts'

const sizeOf = (part: FormDataEntryValue) => (typeof part === 'string' ? Buffer.byteLength(part) : part.size)

/** A form that stays what it is for whoever reads it in this process: its files are not written out and parsed again. */
function formRequest(url: string, form: FormData): Request {
  const request = new Request(url, { method: 'POST', body: form })
  const size = [...form.values()].reduce((sum, part) => sum + sizeOf(part), 0)
  // For the API's limit, which would otherwise have to count what flows by.
  request.headers.set('content-length', String(size))
  return Object.assign(request, { formData: async () => form })
}

/** Mesh's customFetch: a REST call goes wherever the operation's context says, as its caller, and leaves its cache tags there. */
export async function fetch(url: string, init: RequestInit, context: GatewayContext): Promise<Response> {
  if (context.callsLeft === 0) throw new HttpError(400, 'The query needs too many REST calls')
  context.callsLeft -= 1
  const request = init.body instanceof FormData ? formRequest(url, init.body) : new Request(url, init)
  if (context.authorization) request.headers.set('Authorization', context.authorization)
  for (const [name, value] of Object.entries(context.headers)) request.headers.set(name, value)
  // Thirty calls of a caller's own document are made, and read, on a turn of the event loop each.
  await context.budget?.turns.next()
  const response = await call(request, context)
  await context.budget?.turns.next()
  const retryAfter = response.headers.get('retry-after')
  if (retryAfter) context.retryAfter = retryAfter
  const tags = response.headers.get('cache-tag')
  if (tags) for (const tag of tags.split(/[\s,]+/)) context.tags.add(tag)
  else context.uncacheable = true
  return response
}

async function call(request: Request, context: GatewayContext): Promise<Response> {
  try {
    return await context.upstream(request)
  } catch {
    throw new HttpError(503, 'Service unavailable')
  }
}

// Mesh takes the named export from its artefact, the default one while building.
export default fetch
