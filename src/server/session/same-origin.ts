import type { MiddlewareHandler } from 'hono'

/**
 * Whether a request comes from a page of ours. Every browser says where a POST comes from; whoever says nothing is no
 * browser, and sends nobody's cookies but its own.
 */
export function isOurs(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null || origin === publicUrl) return true
  const { host, protocol } = URL.parse(origin) ?? {}
  // Whoever is on the network may write what http says; where the site is https, that is another site.
  return host === headers.get('host') && (protocol === 'https:' || publicUrl.startsWith('http:'))
}

/** 403 for what another site sends in the name of a visitor. */
export function sameOrigin(publicUrl: () => string): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'POST' && !isOurs(c.req.raw.headers, publicUrl()))
      return c.json({ statusCode: 403, message: 'Not allowed from another site' }, 403)
    await next()
  }
}
