import type { Context } from 'hono'
import type { HTTPException } from 'hono/http-exception'
import { isFormType, parseForm, TooManyEntries } from '../../domain/values.ts'
import type { QueryError, RunQuery } from '../../site/screens/run-query.ts'
import { previewOf, sentForm, submitForm, typedState, unreadableForm } from '../../site/screens/submit-form.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import type { FormState } from '../../ui/forms/form-state.ts'
import type { PageContext } from '../../ui/page-context.ts'
import type { PageVariant } from '../responses/index.ts'
import { endSession, fieldOf, type Sessions, tokensOf } from '../session/index.ts'
import { isScript, methodNotAllowed, redirectAfterForm, type Surface, type Visit } from './surface.ts'

type Entry = [name: string, value: string | File]

/** What a form without files may hold, in bytes: as much as the API takes of it. */
const largestText = 100 * 1024
const largestOf = (form?: AnyForm) => Math.max(largestText, (form?.megabytes ?? 0) * 1024 * 1024)

async function bytesOf(body: ReadableStream<Uint8Array>, largest: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Read to its end, though not kept: an answer in the middle is lost on whoever still sends.
  for await (const chunk of body) {
    length += chunk.length
    if (length <= largest) chunks.push(chunk)
  }
  return length > largest ? null : new Uint8Array(Buffer.concat(chunks))
}

/**
 * What was posted, name by name; else the status that says why nobody can read it: too long, in too many entries, no form.
 * Only one of `forms` may be as long as it says it may be.
 */
async function readEntries({ req: { raw } }: Context, forms: readonly AnyForm[]): Promise<Entry[] | 400 | 413 | 415> {
  const type = raw.headers.get('content-type') ?? ''
  const mayHaveFiles = /^multipart\//i.test(type)
  const largest = Math.max(largestText, ...(mayHaveFiles ? forms.map(largestOf) : []))
  if (Number(raw.headers.get('content-length')) > largest) return 413
  // Asking for the body begins to read it.
  const { body } = raw
  if (!body) return []
  const bytes = await bytesOf(body, largest)
  if (!bytes) return 413
  if (bytes.length === 0) return []
  if (!isFormType(type)) return 415
  try {
    const entries = [...(await parseForm(bytes, type))]
    return bytes.length > largestOf(sentForm(forms, entries)) ? 413 : entries
  } catch (error) {
    return error instanceof TooManyEntries ? 413 : 400
  }
}

/** What was posted though it is not sent, without its secrets and files; null where nobody can read it. */
export async function readTyped(c: Context, forms: readonly AnyForm[], mayBeEmpty: boolean): Promise<FormState | null> {
  const entries = await readEntries(c, [])
  if (!Array.isArray(entries) || (entries.length === 0 && !mayBeEmpty)) return null
  const form = sentForm(forms, entries)
  return form ? typedState(form, entries) : null
}

/**
 * What a document that signs in or out brought, into the cookies: such a form only the server can send. Tokens begin a
 * session, and the one that was there is over; it is over too where the form ends it.
 */
async function takeSession(c: Context, form: AnyForm, results: readonly unknown[], sessions: Sessions) {
  const { cookies } = sessions
  const fields = results.flatMap((data) => Object.values(data ?? {}))
  const tokens = fields.map((one) => tokensOf(fieldOf(one, 'token')) ?? tokensOf(one)).find((found) => found !== null)
  const ticket = fields.map((one) => fieldOf(one, 'ticket')).find((found) => typeof found === 'string')
  if (tokens || form.endsSession) await endSession(c, sessions)
  if (tokens) cookies.set(c, tokens)
  else if (form.endsSession) cookies.forget(c)
  else if (typeof ticket === 'string') cookies.setTicket?.(c, ticket)
  return tokens !== undefined
}

/** The gateway, with note taken of what it answers. */
function recorded(runQuery: RunQuery) {
  const results: unknown[] = []
  const errors: QueryError[] = []
  const run: RunQuery = async (document, variables) => {
    const result = await runQuery(document, variables)
    results.push(result.data)
    errors.push(...result.errors)
    return result
  }
  return { run, results, errors }
}

/** Takes what a form of a page sent: 303 to what follows, or the page again with what was typed. */
export async function handleFormPost<Request extends { context: PageContext }, Visited extends Visit<Request>>(
  c: Context,
  visit: Visited,
  { forms, draw }: Surface<Request, Visited>,
  sessions: Sessions,
): Promise<PageVariant | Response> {
  const { context } = visit.request
  const own = forms.own(visit)
  // Its own forms need no page to be made: whether what they speak of is there, their call says.
  const known = own.length > 0 ? own : await forms.all(visit)
  if (!known) return draw(visit)
  if (known.length === 0) return methodNotAllowed(c)
  const refuse = (form: FormState, status: HTTPException['status'], sent?: AnyForm) =>
    isScript(c) ? c.json({ errors: form.errors, message: form.message }, status) : draw(visit, { form, status, sent })

  const entries = await readEntries(c, (await forms.takesFiles(visit)) ? known : [])
  if (!Array.isArray(entries)) return refuse(unreadableForm(entries, context.locale, known), entries)
  const sent = sentForm(known, entries) ?? sentForm((await forms.all(visit)) ?? [], entries)
  if (!sent) return methodNotAllowed(c)
  const shown = (await forms.shownAgain?.(visit, sent, entries)) ?? (await previewOf(sent, entries, context.locale))
  if (shown && Object.keys(shown.errors).length > 0) return refuse(shown, 422, sent)
  if (shown) return draw(visit, { form: shown, sent })

  const { run, results, errors } = recorded(visit.runQuery)
  const result = await submitForm(sent, entries, context, run)
  if (!('next' in result)) return refuse(forms.refused(c, visit, sent, result, errors), result.status, sent)
  const isSignedIn = sent.send === 'session' && (await takeSession(c, sent, results, sessions))
  return redirectAfterForm(c, forms.next(visit, sent, result.next, isSignedIn))
}
