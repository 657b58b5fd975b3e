import type { Context } from 'hono'
import { forwardedHeaders } from '../../config.ts'
import { localePath } from '../../domain/locales.ts'
import type { Visitor } from '../../domain/visitor.ts'
import { notFoundPage } from '../../site/not-found/page.ts'
import type { PageQueries } from '../../site/render/load-page.ts'
import type { QueryResult, RunQuery } from '../../site/render/run-query.ts'
import type { FileCall } from '../../site/screens/define-page.ts'
import { PageElsewhere, PageError } from '../../site/screens/page-error.ts'
import { sentForm, unansweredForm } from '../../site/screens/sent-form.ts'
import { typedState } from '../../site/screens/submit-form.ts'
import type { PageVariant } from '../page-cache.ts'
import { renewSession } from '../session/renew-session.ts'
import { isOurs } from '../session/same-origin.ts'
import { accessTokenOf, clearSession, refreshTokenOf } from '../session/session-cookies.ts'
import type { SessionSettings } from '../session/session-settings.ts'
import { answerForm } from './answer-form.ts'
import { isScript, leadTo } from './lead-to.ts'
import { queryAsVisitor } from './query-as-visitor.ts'
import { readEntries } from './read-entries.ts'
import { redirectOf } from './redirect-of.ts'
import { signInAddress } from './sign-in-address.ts'
import type { Asked, VisitSettings } from './visit-settings.ts'
import { withHeaders } from './with-headers.ts'

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
async function answerFile(
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

/** Who asks, and what speaks for them at the API. */
interface VisitorSession {
  visitor: Visitor | null
  token?: string
  /** Nobody could say whether the session still stands: the person stays signed in, and is told. */
  isUnanswered?: true
}

const nobody: VisitorSession = { visitor: null }

/** Reads the session, and renews what is too old; the new cookies, or that there are none any more, go with the answer. */
async function readSession(c: Context, settings: SessionSettings): Promise<VisitorSession> {
  const { secure, visitorOf } = settings
  const token = accessTokenOf(c)
  const visitor = token ? await visitorOf(token) : null
  if (token && visitor) return { visitor, token }
  const refreshToken = refreshTokenOf(c, secure)
  if (!refreshToken) {
    if (token) clearSession(c, secure)
    return nobody
  }
  const { tokens, response } = await renewSession(c, refreshToken, settings)
  if (!tokens) return response.status === 401 ? nobody : { visitor: null, isUnanswered: true }
  return { visitor: await visitorOf(tokens.accessToken), token: tokens.accessToken }
}

/** Leads a visitor to where an address that is no page says; the page not found where it says nothing. */
async function leadOn(
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

/** What was posted, though nobody was asked whose it is: as much as anybody may send, and no files. */
async function typedIn(c: Context, { request }: Asked) {
  const { forms = [] } = request.definition
  const entries = await readEntries(c.req.raw).catch(() => [])
  const form = entries.length > 0 ? sentForm(forms, entries) : undefined
  return form && typedState(form, entries)
}

/** When nobody can say whose page it is: 503, with what was posted to it, to be sent again from there. */
async function answerUnanswered(c: Context, asked: Asked, { pages }: VisitSettings): Promise<PageVariant | Response> {
  const { request, accepted } = asked
  if (c.req.method !== 'POST') return pages.unanswered(request, accepted)
  if (isScript(c)) return c.json(unansweredForm(request.context.locale), 503)
  return pages.unanswered(request, accepted, await typedIn(c, asked))
}

/** Each query of a visit once: a form that nobody could send is drawn with what said that it could be. */
function runOnce(runQuery: RunQuery): RunQuery {
  const results = new Map<string, Promise<QueryResult<unknown>>>()
  return (document, variables) => {
    const key = `${document} ${JSON.stringify(variables)}`
    const result = results.get(key) ?? runQuery(document, variables)
    results.set(key, result)
    // One document has one type of result.
    return result as Promise<QueryResult<never>>
  }
}

export type Visits = ReturnType<typeof createVisits>

/** The page with its visitor; what everybody gets is asked as nobody, even for somebody signed in. */
function asVisitor({ url, request, accepted }: Asked, { visitor }: VisitorSession): Asked {
  if (request.definition.access === 'everyone') return { url, request, accepted }
  return { url, accepted, request: { ...request, context: { ...request.context, visitor } } }
}

/** Pages that are somebody's own, and forms: nothing of this is kept. */
export function createVisits(settings: VisitSettings) {
  const { pages, queryCache, execute, publicUrl } = settings

  function queriesFor(c: Context, { request }: Asked, { token }: VisitorSession, orStale: boolean) {
    const { runQuery } = queryCache.recorder({ orStale })
    const runAsVisitor = queryAsVisitor(c, execute, { token, locale: request.context.locale })
    const isShared = request.definition.access === 'everyone'
    const queries: PageQueries = { runQuery, runOwnQuery: isShared ? runQuery : runOnce(runAsVisitor) }
    return { queries, runAsVisitor }
  }

  /** What the API refuses to whoever is signed in: a session that ended meanwhile, a page of somebody else's. */
  function refused(c: Context, error: unknown, asked: Asked): Promise<PageVariant | Response> | Response {
    if (error instanceof PageElsewhere) return leadTo(c, error.address)
    if (!(error instanceof PageError)) throw error
    if (error.status === 503) return answerUnanswered(c, asked, settings)
    const { url, request } = asked
    if (error.status === 401) clearSession(c, settings.secure)
    const here = url.pathname + url.search
    const { locale } = request.context
    return c.redirect(error.status === 401 ? signInAddress(here, settings) : localePath('/', locale), 303)
  }

  async function answer(c: Context, asked: Asked, isPost: boolean): Promise<PageVariant | Response> {
    const session = await readSession(c, settings)
    const { definition } = asked.request
    if (session.isUnanswered && definition.access === 'contact') return answerUnanswered(c, asked, settings)
    const elsewhere = redirectOf(asked.request, asked.url, session.visitor, settings)
    if (elsewhere) return leadTo(c, elsewhere)
    const own = asVisitor(asked, session)
    const { queries, runAsVisitor } = queriesFor(c, own, session, isPost)
    if (definition.leadsTo && !isPost) return leadOn(c, own, queries, runAsVisitor, settings)
    if (definition.file && !isPost) return answerFile(c, own, queries, session.token, settings)
    if (isPost) return answerForm(c, own, queries, runAsVisitor, settings)
    return pages.draw(own.request, queries, {}, own.accepted)
  }

  async function visit(c: Context, asked: Asked, isPost: boolean): Promise<PageVariant | Response> {
    const page = await answer(c, asked, isPost).catch((error: unknown) => refused(c, error, asked))
    if (page instanceof Response) {
      page.headers.set('Cache-Control', page.ok ? 'private, no-store' : 'no-store')
      return page
    }
    return withHeaders(c, page)
  }

  return {
    /** A private page. A browser that only thinks of going there renews no session. */
    read(c: Context, asked: Asked): Promise<PageVariant | Response> | Response {
      if (c.req.header('sec-purpose')?.startsWith('prefetch')) return c.text('Not before it is asked for', 503)
      return visit(c, asked, false)
    },
    /** A form of any page. */
    submit(c: Context, asked: Asked): Promise<PageVariant | Response> | Response {
      if (!isOurs(c.req.raw.headers, publicUrl()))
        return c.json({ statusCode: 403, message: 'Not allowed from another site' }, 403)
      return visit(c, asked, true)
    },
  }
}
