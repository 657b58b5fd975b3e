import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { PageQueries } from '../../site/load-page.ts'
import type { PageRequest } from '../../site/page-request.ts'
import type { RunQuery } from '../../site/run-query.ts'
import { sentForm, unreadableForm } from '../../site/sent-form.ts'
import { previewOf, submitForm } from '../../site/submit-form.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import type { FormState } from '../../ui/forms/form-state.ts'
import type { PageVariant } from '../page-cache.ts'
import { beginSession } from './begin-session.ts'
import { isScript, leadTo } from './lead-to.ts'
import { type Entry, readEntries } from './read-entries.ts'
import { returnAddress } from './redirect-of.ts'
import type { Asked, VisitSettings } from './visit-settings.ts'

const notTaken = (c: Context) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })

/** What was posted, or the status that says why nobody can read it. */
async function entriesOf(c: Context): Promise<Entry[] | HTTPException['status']> {
  try {
    return await readEntries(c.req.raw)
  } catch (error) {
    if (error instanceof HTTPException) return error.status
    throw error
  }
}

/** Sends what was posted; where it leads, or why it was refused. */
async function send(c: Context, form: AnyForm, entries: Entry[], asked: Asked, run: RunQuery, settings: VisitSettings) {
  const session = form.send === 'session' ? beginSession(c, form, run, settings) : null
  const result = await submitForm(form, entries, asked.request.context, session?.runQuery ?? run)
  if (!('next' in result)) {
    session?.refused()
    return result
  }
  await session?.accepted()
  return { next: (form.leadsBack && returnAddress(asked.url, settings)) || result.next }
}

/** The request for the page as it was typed: what it reads of its address it reads of the form then. */
function withTyped(request: PageRequest, form: FormState | undefined): PageRequest {
  const { definition, context } = request
  const typed = (definition.search ?? []).flatMap((name) => {
    const value = form?.values[name]
    return value === undefined ? [] : [[name, [value].flat()] as const]
  })
  if (typed.length === 0) return request
  return { ...request, context: { ...context, search: { ...context.search, ...Object.fromEntries(typed) } } }
}

/** Takes what a form of a page sent: 303 to what follows, or the page again with what was typed. */
export async function answerForm(
  c: Context,
  asked: Asked,
  queries: PageQueries,
  runAsVisitor: RunQuery,
  settings: VisitSettings,
): Promise<PageVariant | Response> {
  const { pages, site } = settings
  const { request, accepted } = asked
  const again = (form: FormState, status?: HTTPException['status']) =>
    pages.draw(withTyped(request, form), queries, { form, status }, accepted)
  const refuse = (form: FormState, status: HTTPException['status']) =>
    isScript(c) ? c.json({ errors: form.errors, message: form.message }, status) : again(form, status)
  const forms = await site.formsAt(request, queries)
  if (!forms) return pages.draw(request, queries, {}, accepted)
  if (forms.length === 0) return notTaken(c)
  const entries = await entriesOf(c)
  if (!Array.isArray(entries)) return refuse(unreadableForm(entries, request.context.locale), entries)
  const form = sentForm(forms, entries)
  if (!form) return notTaken(c)
  const preview = await previewOf(form, entries)
  if (preview) return again(preview)
  const result = await send(c, form, entries, asked, runAsVisitor, settings)
  return 'next' in result ? leadTo(c, result.next) : refuse(result.state, result.status)
}
