import { fetch } from '@whatwg-node/fetch'
import type { Upstream } from './context.ts'

const timeout = 10_000

/** REST over HTTP. An address without a path means its '/api'. Node's own fetch spoils uploads, hence this one. */
export function httpUpstream(apiUrl: string): Upstream {
  const base = new URL(apiUrl).pathname === '/' ? new URL('/api', apiUrl).href : apiUrl.replace(/\/+$/, '')
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(base + pathname.slice('/api'.length) + search, {
      method: request.method,
      headers: request.headers,
      body: request.body ? await request.text() : undefined,
      signal: AbortSignal.timeout(timeout),
    })
  }
}
