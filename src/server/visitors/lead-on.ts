import type { Context } from 'hono'
import type { PageQueries } from '../../site/load-page.ts'
import { notFoundPage } from '../../site/not-found/page.ts'
import { PageError } from '../../site/page-error.ts'
import type { RunQuery } from '../../site/run-query.ts'
import type { PageVariant } from '../page-cache.ts'
import { leadTo } from './lead-to.ts'
import type { Asked, VisitSettings } from './visit-settings.ts'

/** Leads a visitor to where an address that is no page says; the page not found where it says nothing. */
export async function leadOn(
  c: Context,
  { request, accepted }: Asked,
  queries: PageQueries,
  runAsVisitor: RunQuery,
  { pages }: VisitSettings,
): Promise<PageVariant | Response> {
  try {
    const from = c.req.header('sec-fetch-site')
    const isFromElsewhere = from === 'cross-site' || from === 'same-site'
    const next = await request.definition.leadsTo?.(request.context, runAsVisitor, isFromElsewhere)
    if (next) return leadTo(c, next)
    return await pages.draw({ ...request, definition: notFoundPage }, queries, {}, accepted)
  } catch (error) {
    if (error instanceof PageError && error.status !== 401 && error.status !== 403)
      return pages.unanswered(request, accepted)
    throw error
  }
}
