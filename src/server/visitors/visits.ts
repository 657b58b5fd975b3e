import type { Context } from 'hono'
import { localePath } from '../../domain/locales.ts'
import type { PageQueries } from '../../site/load-page.ts'
import { PageElsewhere, PageError } from '../../site/page-error.ts'
import type { PageVariant } from '../page-cache.ts'
import { isOurs } from '../session/same-origin.ts'
import { clearSession } from '../session/session-cookies.ts'
import { answerFile } from './answer-file.ts'
import { answerForm } from './answer-form.ts'
import { answerUnanswered } from './answer-unanswered.ts'
import { leadOn } from './lead-on.ts'
import { leadTo } from './lead-to.ts'
import { queryAsVisitor } from './query-as-visitor.ts'
import { readSession, type VisitorSession } from './read-session.ts'
import { redirectOf } from './redirect-of.ts'
import { runOnce } from './run-once.ts'
import { signInAddress } from './sign-in-address.ts'
import type { Asked, VisitSettings } from './visit-settings.ts'
import { withHeaders } from './with-headers.ts'

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
