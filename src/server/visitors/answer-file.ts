import type { Context } from 'hono'
import { forwardedHeaders } from '../../config.ts'
import type { FileCall } from '../../site/define-page.ts'
import type { PageQueries } from '../../site/load-page.ts'
import { notFoundPage } from '../../site/not-found/page.ts'
import { PageError } from '../../site/page-error.ts'
import type { PageVariant } from '../page-cache.ts'
import type { Asked, VisitSettings } from './visit-settings.ts'

/** What of the API's answer belongs to the file: what it is, what it is called, how long it is. */
const ofFile = ['Content-Type', 'Content-Disposition', 'Content-Length']

/** The API's answer to a call as the visitor; null when nothing answered. */
function callAs(c: Context, { method, path }: FileCall, token: string, locale: string, settings: VisitSettings) {
  const headers = new Headers(forwardedHeaders(c.req.raw.headers))
  headers.set('Authorization', `Bearer ${token}`)
  headers.set('Accept-Language', locale)
  return settings.api(new Request(`http://api.invalid/api${path}`, { method, headers })).catch(() => null)
}

/**
 * A file of the visitor's, piped from the REST API, which says whether it is theirs: one that is not is the page not
 * found. A session that the API refuses is a PageError.
 */
export async function answerFile(
  c: Context,
  { request, accepted }: Asked,
  queries: PageQueries,
  token: string | undefined,
  settings: VisitSettings,
): Promise<PageVariant | Response> {
  const { pages, log } = settings
  const call = request.definition.file?.(request.context)
  const missing = () => pages.draw({ ...request, definition: notFoundPage }, queries, {}, accepted)
  if (!call) return missing()
  const response = await callAs(c, call, token ?? '', request.context.locale, settings)
  if (response?.ok) {
    for (const name of ofFile) c.header(name, response.headers.get(name) ?? undefined)
    return c.newResponse(response.body)
  }
  await response?.body?.cancel()
  const status = response?.status ?? 503
  if (status === 400 || status === 404) return missing()
  if (status === 401 || status === 403) throw new PageError(status, 'A file that was refused')
  log.error({ path: call.path, status }, 'A file could not be had')
  if (call.otherwise) return c.redirect(call.otherwise, 303)
  return pages.unanswered(request, accepted)
}
