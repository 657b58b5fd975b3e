import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { PageQueries } from '../../site/load-page.ts'
import type { RunQuery } from '../../site/run-query.ts'
import { sentForm, unreadableForm } from '../../site/sent-form.ts'
import { submitForm } from '../../site/submit-form.ts'
import type { Visit } from '../../site/visit.ts'
import type { PageVariant } from '../page-cache.ts'
import { beginSession } from './begin-session.ts'
import { type Entry, readEntries } from './read-entries.ts'
import type { Asked, VisitSettings } from './visit-settings.ts'

const notTaken = (c: Context) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })

/** An address of ours or another's, as a header may hold it. */
function locationOf(next: string): string {
  const base = 'http://site.invalid'
  const { href } = new URL(next, base)
  return href.startsWith(`${base}/`) ? href.slice(base.length) : href
}

/** Takes what a form of a page sent: 303 to what follows, or the page again with what was typed. */
export async function answerForm(
  c: Context,
  { request, accepted }: Asked,
  queries: PageQueries,
  runAsVisitor: RunQuery,
  settings: VisitSettings,
): Promise<PageVariant | Response> {
  const { pages, site } = settings
  const again = (visit: Visit) => pages.draw(request, queries, visit, accepted)
  const forms = await site.formsAt(request, queries)
  if (!forms) return again({})
  if (forms.length === 0) return notTaken(c)
  let entries: Entry[]
  try {
    entries = await readEntries(c.req.raw)
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error
    return again({ form: unreadableForm(error.status, request.context.locale), status: error.status })
  }
  const form = sentForm(forms, entries)
  if (!form) return notTaken(c)
  const session = form.send === 'session' ? beginSession(c, runAsVisitor, settings) : null
  const result = await submitForm(form, entries, request.context, session?.runQuery ?? runAsVisitor)
  if (!('next' in result)) return again({ form: result.state, status: result.status })
  await session?.done()
  return c.redirect(locationOf(result.next), 303)
}
