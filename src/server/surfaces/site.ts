import type { Context } from 'hono'
import { type Locale, localePath } from '../../domain/locales.ts'
import { isContact, type Visitor } from '../../domain/visitor.ts'
import { organisationsPath } from '../../site/account/kit/account-paths.ts'
import { notFoundPage } from '../../site/not-found/page.ts'
import type { PageRequest } from '../../site/page-request.ts'
import { requestFromForm } from '../../site/page-request.ts'
import type { PageQueries } from '../../site/render/load-page.ts'
import type { SiteRenderer } from '../../site/render/render-page.tsx'
import { PageError, PageMoved } from '../../site/screens/page-error.ts'
import type { QueryResult, RunQuery } from '../../site/screens/run-query.ts'
import { unansweredForm } from '../../site/screens/submit-form.ts'
import type { Log, Pages, QueryCache } from '../caches/index.ts'
import type { AddressSettings, CallApi, SessionCookies } from '../session/index.ts'
import { fetchFromApi, pipeFile, returnAddress, signInAddress } from '../session/index.ts'
import { readTyped } from './form-post.ts'
import type { Answer, IncomingPage, Redraw, Surface, Visit } from './surface.ts'
import { isScript, redirectAfterForm } from './surface.ts'

interface Settings extends AddressSettings {
  pages: Pages
  site: SiteRenderer
  queryCache: QueryCache
  api: CallApi
  cookies: SessionCookies
  log: Log
}

interface SiteVisit extends Visit<PageRequest> {
  queries: PageQueries
}

/** Where somebody who has an account asks to join the organisation whose link they followed; null for another address. */
function joinAddress({ searchParams }: URL, locale: Locale): string | null {
  const organisation = searchParams.get('organisation')
  return organisation && `${localePath(organisationsPath, locale)}?organisation=${encodeURIComponent(organisation)}`
}

/** Where a visitor is led instead of the page they asked for; null when the page is theirs (spec section 2, guard rules). */
function redirectOf(
  { definition, context: { locale } }: PageRequest,
  url: URL,
  visitor: Visitor | null,
  settings: AddressSettings,
): string | null {
  const { access, roles } = definition
  const home = localePath('/', locale)
  if (access === 'guest')
    return isContact(visitor) ? (returnAddress(url, settings) ?? joinAddress(url, locale) ?? home) : null
  if (access !== 'contact') return null
  if (!visitor) return signInAddress(url.pathname + url.search, settings)
  // Who works here has no account to see, and hears where the panel is.
  if (!isContact(visitor)) return `${home}?said=works-here`
  const isAllowed = !roles || roles.some((role) => visitor.contactRoles.includes(role))
  return isAllowed ? null : home
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

/**
 * Leads to where a page has its address now, its query kept; a form is sent there again (308). No browser keeps the
 * answer, since something new may take the old address. Throws any other error again.
 */
export function redirectMoved(c: Context, url: URL, { context }: PageRequest, error: unknown): Response {
  if (!(error instanceof PageMoved)) throw error
  c.header('Cache-Control', 'no-store')
  return c.redirect(localePath(error.path, context.locale) + url.search, c.req.method === 'POST' ? 308 : 301)
}

/** The public site, its account and its forms, for one visitor; what everybody sees alike is in the page cache. */
export function createSiteSurface(settings: Settings): Surface<PageRequest, SiteVisit> {
  const { pages, site, queryCache, api, cookies, log } = settings

  const notFound = ({ request, queries, accepted }: SiteVisit) =>
    pages.draw({ ...request, definition: notFoundPage }, queries, {}, accepted)

  const drawUnavailable = ({ request, accepted }: IncomingPage<PageRequest>) => pages.unavailable(request, accepted)

  /** 503, with what was posted to the page, to be sent again from there. */
  async function unavailable(c: Context, asked: IncomingPage<PageRequest>): Promise<Answer> {
    const { request, accepted } = asked
    if (c.req.method !== 'POST') return drawUnavailable(asked)
    if (isScript(c)) return c.json(unansweredForm(request.context.locale), 503)
    const typed = await readTyped(c, request.definition.forms ?? [], false)
    return pages.unavailable(request, accepted, typed ?? undefined)
  }

  async function draw(visit: SiteVisit, { form, status, sent }: Partial<Redraw> = {}) {
    const { request, queries, runQuery, accepted } = visit
    const from = form && sent?.preview ? requestFromForm(request, form) : request
    // What was answered before it was sent is old by now: seats that somebody else took are why it was refused.
    const isOld = status === 422 && request.definition.access !== 'everyone'
    return pages.draw(from, isOld ? { ...queries, runOwnQuery: runQuery } : queries, { form, status }, accepted)
  }

  /** Leads a visitor to where an address that is no page says; the page not found where it says nothing. */
  async function redirectPage(c: Context, visit: SiteVisit): Promise<Answer> {
    const { definition, context } = visit.request
    try {
      const from = c.req.header('sec-fetch-site')
      const isFromElsewhere = from === 'cross-site' || from === 'same-site'
      const next = await definition.leadsTo?.(context, visit.runQuery, isFromElsewhere)
      return next ? redirectAfterForm(c, next) : await notFound(visit)
    } catch (error) {
      if (error instanceof PageError && error.status !== 401 && error.status !== 403) return drawUnavailable(visit)
      throw error
    }
  }

  /**
   * A file of the visitor's, piped from the REST API, which says whether it is theirs: one that is not is the page not
   * found. A session that the API refuses is a PageError.
   */
  async function readFile(c: Context, visit: SiteVisit): Promise<Answer> {
    const { definition, context } = visit.request
    const call = definition.file?.(context)
    if (!call) return notFound(visit)
    const { token } = visit.session
    const file = await fetchFromApi(c, api, { ...call, ...(token && { token }), locale: context.locale })
    if (file instanceof Response) return pipeFile(c, file)
    if (file === 400 || file === 404) return notFound(visit)
    if (file === 401 || file === 403) throw new PageError(file, 'A file that was refused')
    log.error({ path: call.path, status: file }, 'A file could not be had')
    return call.otherwise ? c.redirect(call.otherwise, 303) : drawUnavailable(visit)
  }

  return {
    cookies,
    isAdmin: false,
    audience: () => true,
    needsSession: ({ request }) => request.definition.access === 'contact',
    /** What everybody gets is asked as nobody, even for somebody signed in. */
    enter(c, visit) {
      const { request, session } = visit
      const { runQuery } = queryCache.recorder({ orStale: c.req.method === 'POST' })
      if (request.definition.access === 'everyone') return { ...visit, queries: { runQuery, runOwnQuery: runQuery } }
      const context = { ...request.context, visitor: session.visitor }
      const queries = { runQuery, runOwnQuery: runOnce(visit.runQuery) }
      return { ...visit, request: { ...request, context }, queries }
    },
    redirect: ({ request, url, session }) => redirectOf(request, url, session.visitor, settings),
    signInAddress: ({ pathname, search }) => signInAddress(pathname + search, settings),
    async read(c, visit) {
      const { definition } = visit.request
      if (definition.leadsTo) return redirectPage(c, visit)
      return definition.file ? readFile(c, visit) : draw(visit)
    },
    draw,
    forms: {
      own: ({ request }) => request.definition.forms ?? [],
      all: ({ request, queries }) => site.formsAt(request, queries),
      takesFiles: ({ request: { definition, context }, runQuery }) =>
        definition.access === 'contact' || (definition.takesFilesOf?.(context, runQuery) ?? false),
      /** A 401 ends whatever session there was (spec section 8). */
      refused(c, _visit, form, { state }, errors) {
        if (form.send === 'session' && errors.some(({ status }) => status === 401)) cookies.clear(c)
        return state
      },
      next: ({ url }, form, next) => (form.leadsBack && returnAddress(url, settings)) || next,
    },
    unavailable,
    /** A page of somebody else's leads home. */
    async failed(c, error, asked) {
      if (!(error instanceof PageError)) throw error
      if (error.status === 503) return unavailable(c, asked)
      return c.redirect(localePath('/', asked.request.context.locale), 303)
    },
  }
}
