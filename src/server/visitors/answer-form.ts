import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { PageQueries } from '../../site/render/load-page.ts'
import type { RunQuery } from '../../site/render/run-query.ts'
import type { Visit } from '../../site/render/visit.ts'
import { type SentForm, sentForm, unreadableForm } from '../../site/screens/sent-form.ts'
import { previewOf, submitForm } from '../../site/screens/submit-form.ts'
import { typedRequest } from '../../site/screens/typed-request.ts'
import type { PageVariant } from '../page-cache.ts'
import { fieldOf } from '../session/call-api.ts'
import { clearSession, setSession, tokensOf } from '../session/session-cookies.ts'
import type { SessionSettings } from '../session/session-settings.ts'
import { endSession, forgetVisitor } from '../session/sign-out.ts'
import { isScript, leadTo } from './lead-to.ts'
import { type Entry, readEntries } from './read-entries.ts'
import { returnAddress } from './redirect-of.ts'
import type { Asked, VisitSettings } from './visit-settings.ts'

/** The tokens in the result of a document, whatever the field that brought them. */
const tokensIn = (data: unknown) =>
  Object.values(data ?? {})
    .map((value) => tokensOf(fieldOf(value, 'token')) ?? tokensOf(value))
    .find((tokens) => tokens !== null)

/**
 * For a form that only the server can send, because of the cookies. Tokens among its results begin a session, and the
 * one that was there is over; it is over too where the form ends it, and nothing is remembered.
 */
function beginSession(c: Context, form: SentForm, runAsVisitor: RunQuery, settings: SessionSettings) {
  let tokens: ReturnType<typeof tokensIn>
  let isUnknown = false
  const runQuery: RunQuery = async (document, variables) => {
    const result = await runAsVisitor(document, variables)
    tokens = tokensIn(result.data) ?? tokens
    isUnknown ||= result.errors.some(({ status }) => status === 401)
    return result
  }
  return {
    runQuery,
    async accepted() {
      if (!tokens && !form.endsSession) return
      await endSession(c, settings)
      if (tokens) setSession(c, tokens, settings.secure)
      else forgetVisitor(c, settings)
    },
    /** A 401 ends whatever session there was (spec section 8). */
    refused() {
      if (isUnknown) clearSession(c, settings.secure)
    },
  }
}

const notTaken = (c: Context) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })

/**
 * What was posted, or the status that says why nobody can read it. A page that is a contact's own may take files: its
 * visitor's session was read before.
 */
async function entriesOf(
  c: Context,
  forms: readonly SentForm[],
  { request }: Asked,
): Promise<Entry[] | HTTPException['status']> {
  try {
    return await readEntries(c.req.raw, request.definition.access === 'contact' ? forms : [])
  } catch (error) {
    if (error instanceof HTTPException) return error.status
    throw error
  }
}

/** Sends what was posted; where it leads, or why it was refused. */
async function send(
  c: Context,
  form: SentForm,
  entries: Entry[],
  asked: Asked,
  run: RunQuery,
  settings: VisitSettings,
) {
  const session = form.send === 'session' ? beginSession(c, form, run, settings) : null
  const result = await submitForm(form, entries, asked.request.context, session?.runQuery ?? run)
  if (!('next' in result)) {
    session?.refused()
    return result
  }
  await session?.accepted()
  return { next: (form.leadsBack && returnAddress(asked.url, settings)) || result.next }
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
  const again = (form: NonNullable<Visit['form']>, status?: HTTPException['status'], from = request, known = queries) =>
    pages.draw(from, known, { form, status }, accepted)
  const { forms: own = [] } = request.definition
  // Its own forms need no page to be made: whether what they speak of is there, their call says.
  const forms = own.length > 0 ? own : await site.formsAt(request, queries)
  if (!forms) return pages.draw(request, queries, {}, accepted)
  if (forms.length === 0) return notTaken(c)
  const entries = await entriesOf(c, forms, asked)
  const refuse = (
    state: NonNullable<Visit['form']>,
    status: HTTPException['status'],
    from = request,
    known = queries,
  ) =>
    isScript(c) ? c.json({ errors: state.errors, message: state.message }, status) : again(state, status, from, known)
  if (!Array.isArray(entries)) return refuse(unreadableForm(entries, request.context.locale), entries)
  const form = sentForm(forms, entries) ?? sentForm((await site.formsAt(request, queries)) ?? [], entries)
  if (!form) return notTaken(c)
  const preview = await previewOf(form, entries)
  if (preview) return again(preview, undefined, typedRequest(request, preview))
  const result = await send(c, form, entries, asked, runAsVisitor, settings)
  if ('next' in result) return leadTo(c, result.next)
  const from = form.preview ? typedRequest(request, result.state) : request
  // What was answered before it was sent is old by now: seats that somebody else took are why it was refused.
  const isOld = result.status === 422 && request.definition.access !== 'everyone'
  return refuse(result.state, result.status, from, isOld ? { ...queries, runOwnQuery: runAsVisitor } : queries)
}
