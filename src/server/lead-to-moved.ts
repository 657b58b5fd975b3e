import type { Context } from 'hono'
import { localePath } from '../domain/locales.ts'
import { PageMoved } from '../site/screens/page-error.ts'
import type { Asked } from './visitors/visit-settings.ts'

/**
 * Leads to where a page has its address now, its query kept; a form is sent there again (308). No browser keeps the
 * answer, since something new may take the old address. Throws any other error again.
 */
export function leadToMoved(c: Context, { url, request }: Pick<Asked, 'url' | 'request'>, error: unknown): Response {
  if (!(error instanceof PageMoved)) throw error
  c.header('Cache-Control', 'no-store')
  const address = localePath(error.path, request.context.locale) + url.search
  return c.redirect(address, c.req.method === 'POST' ? 308 : 301)
}
