import type { MiddlewareHandler } from 'hono'

/** Names what a public answer is made of, so that caches drop it when that changes; failures bear no tag. */
export const cacheTags = (...tags: string[]): MiddlewareHandler => {
  const joined = tags.join(' ')
  return async (c, next) => {
    await next()
    // On the answer itself: `c.header` would make it anew.
    if (c.res.ok) c.res.headers.set('Cache-Tag', joined)
  }
}
