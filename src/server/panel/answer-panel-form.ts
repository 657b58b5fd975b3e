import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AnyForm, FormState, RefusedDetail } from '../../panel/define-panel-page.ts'
import { panelPath } from '../../panel/panel-path.ts'
import { askPassword } from '../../panel/settings/ask-password.ts'
import { typedAgain, unsentField } from '../../panel/unsent/typed-again.ts'
import type { RunQuery } from '../../site/render/run-query.ts'
import { sentForm, unreadableForm } from '../../site/screens/sent-form.ts'
import { previewOf, submitForm, typedState } from '../../site/screens/submit-form.ts'
import { callApi, fieldOf } from '../session/call-api.ts'
import { tokensOf } from '../session/session-cookies.ts'
import { readEntries } from '../visitors/read-entries.ts'
import { clearPanelSession, panelCookie, setPanelSession, setTicket } from './panel-cookies.ts'
import { panelReturnPath } from './panel-redirect.ts'
import type { PanelSettings } from './panel-settings.ts'
import type { PanelRequest } from './read-panel-request.ts'

/** The page again: refused, or only to be seen. */
interface Again {
  status: number
  form: FormState
}

/** Ends the session of the cookies at the API; one that cannot be reached keeps nobody signed in. */
async function endSession(c: Context, { api, secure }: PanelSettings): Promise<void> {
  const refreshToken = panelCookie(c, 'refresh', secure)
  if (refreshToken) await callApi(api, '/auth/logout', { refreshToken }, c.req.raw)
}

/** What a document that signs in or out brought, into the cookies. */
async function takeOver(c: Context, form: AnyForm, results: readonly unknown[], settings: PanelSettings) {
  const { secure } = settings
  const answers = results.flatMap((data) => Object.values(data ?? {}))
  const tokens = answers.map((one) => tokensOf(fieldOf(one, 'token'))).find((found) => found !== null)
  const ticket = answers.map((one) => fieldOf(one, 'ticket')).find((found) => typeof found === 'string')
  if (tokens || form.endsSession) await endSession(c, settings)
  if (tokens) setPanelSession(c, tokens, secure)
  else if (form.endsSession) {
    clearPanelSession(c, secure)
    // What was read here is shown to nobody who goes back.
    c.header('Clear-Site-Data', '"cache"')
  } else if (typeof ticket === 'string') setTicket(c, ticket, secure)
  return tokens !== undefined
}

/** In the page's own words, where it has some for what the API refused without naming a field. */
function inWords(
  { definition, page }: PanelRequest,
  form: AnyForm,
  { status, state }: { status: number; state: FormState },
  details: readonly RefusedDetail[],
): FormState {
  const asksPassword = askPassword(form, state, page.locale)
  if (asksPassword) return asksPassword
  if (status !== 422 || !state.message) return state
  const own = definition?.refused?.(state.form, page, details)
  if (!own) return state
  if (!own.field) return { ...state, message: own.text, details }
  return { ...state, errors: { ...state.errors, [own.field]: own.text }, message: undefined, details }
}

/** What was posted, or why nobody can read it; no files where nobody is signed in. */
async function entriesOf(c: Context, { definition, page }: PanelRequest) {
  try {
    return await readEntries(c.req.raw, page.visitor ? definition?.forms : [])
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error
    return { status: error.status, form: unreadableForm(error.status, page.locale) }
  }
}

/** Takes what a form of a page sent: where it leads, or why it was refused; null where the page has no such form. */
export async function answerPanelForm(
  c: Context,
  asked: PanelRequest,
  runQuery: RunQuery,
  settings: PanelSettings,
): Promise<{ next: string } | Again | null> {
  const { definition, page, url } = asked
  const entries = await entriesOf(c, asked)
  if (!Array.isArray(entries)) return entries
  const form = sentForm(definition?.forms ?? [], entries)
  if (!form) return null
  if (entries.some(([name]) => name === unsentField)) {
    return { status: 200, form: typedAgain(await typedState(form, entries), page.locale) }
  }
  const preview = await previewOf(form, entries)
  if (preview) return { status: 200, form: preview }
  const results: unknown[] = []
  const details: RefusedDetail[] = []
  const run: RunQuery = async (document, variables) => {
    const result = await runQuery(document, variables)
    results.push(result.data)
    details.push(...result.errors.flatMap((error) => error.details ?? []))
    return result
  }
  const result = await submitForm(form, entries, page, run)
  if (!('next' in result)) return { status: result.status, form: inWords(asked, form, result, details) }
  if (form.send !== 'session') return result
  const isSignedIn = await takeOver(c, form, results, settings)
  return isSignedIn ? { next: panelReturnPath(url, settings.publicUrl()) ?? panelPath('', page.locale) } : result
}
