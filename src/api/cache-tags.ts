import type { MiddlewareHandler } from 'hono'

/** Names what a public answer is made of, so that caches drop it when that changes; failures bear no tag. */
export const cacheTags =
  (...tags: string[]): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Tag', tags.join(' '))
  }
