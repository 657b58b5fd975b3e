import { fetch, Headers } from '@whatwg-node/fetch'
import { cacheTagsHeader, clientAddressHeader } from '../config.ts'
import type { Upstream } from './context.ts'

const timeout = 10_000
/** Fifty megabytes over there, and pictures made anew. */
const uploadTimeout = 60_000

/** REST over HTTP. An address without a path means its '/api'; with the token it says what its responses are made of. */
export function httpUpstream(apiUrl: string, cacheTagsToken = ''): Upstream {
  const given = apiUrl.endsWith('/') ? apiUrl.slice(0, -1) : apiUrl
  const base = new URL(apiUrl).pathname === '/' ? new URL('/api', apiUrl).href : given
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    const client = headers.get(clientAddressHeader)
    // The front over there believes it where TRUST_PROXY counts this process as a proxy.
    if (client) headers.set('x-forwarded-for', client)
    if (cacheTagsToken) headers.set(cacheTagsHeader, cacheTagsToken)
    const isUpload = headers.get('content-type')?.startsWith('multipart/')
    // Its files alone, without what is written around them.
    if (isUpload) headers.delete('content-length')
    return fetch(base + pathname.slice('/api'.length) + search, {
      method: request.method,
      headers,
      // Files pass through as they come; anything else goes with its length.
      body: isUpload ? request.body : request.body && new Uint8Array(await request.arrayBuffer()),
      signal: AbortSignal.timeout(isUpload ? uploadTimeout : timeout),
      // Tokens go where they were meant to go, and nowhere else.
      redirect: 'error',
    })
  }
}
