import { fetch, Headers } from '@whatwg-node/fetch'
import { clientAddressHeader } from '../config.ts'
import type { Upstream } from './context.ts'

const timeout = 10_000
/** Fifty megabytes over there, and pictures made anew. */
const uploadTimeout = 60_000

/** REST over HTTP. An address without a path means its '/api'. */
export function httpUpstream(apiUrl: string): Upstream {
  const base = new URL(apiUrl).pathname === '/' ? new URL('/api', apiUrl).href : apiUrl.replace(/\/+$/, '')
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    const client = headers.get(clientAddressHeader)
    // The front over there believes it where TRUST_PROXY counts this process as a proxy.
    if (client) headers.set('x-forwarded-for', client)
    const isUpload = headers.get('content-type')?.startsWith('multipart/')
    return fetch(base + pathname.slice('/api'.length) + search, {
      method: request.method,
      headers,
      body: request.body ? new Uint8Array(await request.arrayBuffer()) : undefined,
      signal: AbortSignal.timeout(isUpload ? uploadTimeout : timeout),
    })
  }
}
