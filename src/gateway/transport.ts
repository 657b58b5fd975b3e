import { clientAddressHeader } from '../config.ts'
import type { GatewayContext } from './context.ts'
import { Refusal } from './errors.ts'

/** Mesh's customFetch: a REST call goes wherever the operation's context says, as its caller, and leaves its cache tags there. */
export async function fetch(url: string, init: RequestInit, context: GatewayContext): Promise<Response> {
  if (context.callsLeft === 0) throw new Refusal(400, 'The query needs too many REST calls')
  context.callsLeft -= 1
  const request = new Request(url, init)
  if (context.authorization) request.headers.set('Authorization', context.authorization)
  if (context.clientAddress) request.headers.set(clientAddressHeader, context.clientAddress)
  const response = await call(request, context)
  const tags = response.headers.get('cache-tag')
  if (tags) for (const tag of tags.split(/[\s,]+/)) context.tags.add(tag)
  else context.uncacheable = true
  return response
}

async function call(request: Request, context: GatewayContext): Promise<Response> {
  try {
    return await context.upstream(request)
  } catch {
    throw new Refusal(503, 'Service unavailable')
  }
}

// Mesh takes the named export from its artefact, the default one while building.
export default fetch
