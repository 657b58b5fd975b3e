import { TrieRouter } from 'hono/router/trie-router'
import { ApiError } from './errors.ts'
import type { DescribedRoute } from './openapi/described-routes.ts'

const anyMethod = 'ANY'

/** Throws 405 for a path that other methods have, and names those. */
export function methodAssertion(routes: DescribedRoute[]) {
  const router = new TrieRouter<string>()
  for (const { method, path } of routes) router.add(anyMethod, `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, method)

  return function assertMethodAllowed(path: string) {
    const methods = new Set(router.match(anyMethod, path)[0].map(([method]) => method))
    if (methods.has('GET')) methods.add('HEAD')
    if (methods.size > 0) throw new ApiError('METHOD_NOT_ALLOWED', undefined, { Allow: [...methods].sort().join(', ') })
  }
}
