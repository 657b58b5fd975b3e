import type { Context } from 'hono'
import { PageElsewhere, PageError } from '../../site/screens/page-error.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { withHeadersOf } from '../responses/index.ts'
import { type ExecuteFor, queryAsVisitor, readSession, refuseOtherOrigin, type Sessions } from '../session/index.ts'
import { handleFormPost } from './form-post.ts'
import type { Answer, IncomingPage, Surface, Visit } from './surface.ts'
import { methodNotAllowed, redirectAfterForm, refusePrefetch } from './surface.ts'

export interface VisitSettings extends Pick<Sessions, 'api' | 'visitorOf'> {
  execute: ExecuteFor
  publicUrl: () => string
}

const methods = ['GET', 'HEAD', 'POST']

/** Answers what is asked of a surface, by whoever asks: nothing of this is kept. */
export function createVisits<Request extends { context: PageContext }, Visited extends Visit<Request>>(
  surface: Surface<Request, Visited>,
  { api, visitorOf, execute, publicUrl }: VisitSettings,
) {
  const { cookies, isAdmin } = surface
  const sessions: Sessions = { api, visitorOf, cookies, isAdmin }

  async function enter(c: Context, asked: IncomingPage<Request>): Promise<Visited> {
    const session = await readSession(c, sessions, surface.audience)
    const { locale } = asked.request.context
    return surface.enter(c, {
      ...asked,
      session,
      runQuery: queryAsVisitor(c, execute, { token: session.token, locale }),
    })
  }

  async function answer(c: Context, visit: Visited): Promise<Answer> {
    if (visit.session.isUnanswered && surface.needsSession(visit)) return surface.unavailable(c, visit)
    const scripted = surface.answerScript?.(c, visit)
    if (scripted) return scripted
    const elsewhere = surface.redirect(visit)
    if (elsewhere) return (await surface.signedOutPost?.(c, visit)) ?? redirectAfterForm(c, elsewhere)
    return c.req.method === 'POST' ? handleFormPost(c, visit, surface, sessions) : surface.read(c, visit)
  }

  /** What the API refuses to whoever is signed in: a session that ended meanwhile. */
  async function failed(c: Context, error: unknown, asked: IncomingPage<Request>): Promise<Answer> {
    if (error instanceof PageElsewhere) return redirectAfterForm(c, error.address)
    if (!(error instanceof PageError && error.status === 401)) return surface.failed(c, error, asked)
    cookies.clear(c)
    return c.redirect(surface.signInAddress(asked.url), 303)
  }

  return async function visit(c: Context, asked: IncomingPage<Request>): Promise<Answer> {
    const refused = refusePrefetch(c) ?? (methods.includes(c.req.method) ? null : methodNotAllowed(c))
    if (refused) return refused
    const foreign = refuseOtherOrigin(c, publicUrl())
    if (foreign) return foreign
    const visit = await enter(c, asked)
    const page = await answer(c, visit).catch((error: unknown) => failed(c, error, visit))
    if (!(page instanceof Response)) return withHeadersOf(c, page)
    page.headers.set('Cache-Control', page.ok ? 'private, no-store' : 'no-store')
    return page
  }
}
