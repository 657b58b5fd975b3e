import { fetch, Headers } from '@whatwg-node/fetch'
import { clientAddressHeader } from '../config.ts'
import type { Upstream } from './context.ts'

const timeout = 10_000

/** REST over HTTP. An address without a path means its '/api'. Node's own fetch spoils uploads, hence this one. */
export function httpUpstream(apiUrl: string): Upstream {
  const base = new URL(apiUrl).pathname === '/' ? new URL('/api', apiUrl).href : apiUrl.replace(/\/+$/, '')
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    const client = headers.get(clientAddressHeader)
    // The front over there believes it where TRUST_PROXY counts this process as a proxy.
    if (client) headers.set('x-forwarded-for', client)
    return fetch(base + pathname.slice('/api'.length) + search, {
      method: request.method,
      headers,
      body: request.body ? await request.text() : undefined,
      signal: AbortSignal.timeout(timeout),
    })
  }
}
