import type { Context } from 'hono'
import type { PageVariant } from '../page-cache.ts'

/** A page with the cookies and headers that its visit brought along. */
export function withHeaders(c: Context, page: PageVariant): PageVariant {
  const { headers } = c.res
  const cookies = headers.getSetCookie().flatMap((cookie) => ['Set-Cookie', cookie])
  const retryAfter = headers.get('Retry-After')
  return { ...page, headers: [...page.headers, ...cookies, ...(retryAfter ? ['Retry-After', retryAfter] : [])] }
}
