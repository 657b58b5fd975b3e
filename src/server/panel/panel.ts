import type { Context } from 'hono'
import type { FormState } from '../../panel/define-panel-page.ts'
import { panelPath } from '../../panel/panel-path.ts'
import { panelSaidIn } from '../../panel/said.ts'
import { dataOf, PageError } from '../../site/page-error.ts'
import type { RunQuery } from '../../site/run-query.ts'
import { bodyOf, compressFast, type Encoding, encodingsOf } from '../compress.ts'
import type { PageVariant } from '../page-cache.ts'
import { pageSecurityHeaders } from '../security-headers.ts'
import { isOurs } from '../session/same-origin.ts'
import { queryAsVisitor } from '../visitors/query-as-visitor.ts'
import { withHeaders } from '../visitors/with-headers.ts'
import { answerPanelFile } from './answer-panel-file.ts'
import { answerPanelForm } from './answer-panel-form.ts'
import { clearPanelSession, panelCookie } from './panel-cookies.ts'
import { panelRedirect, panelSignIn } from './panel-redirect.ts'
import type { PanelSettings } from './panel-settings.ts'
import { type PanelRequest, readPanelRequest } from './read-panel-request.ts'
import { type PanelSession, readPanelSession } from './read-panel-session.ts'

export type Panel = ReturnType<typeof createPanel>

interface Again {
  status: number
  form?: FormState
}

/** The control panel: every page is drawn for whoever asked alone, and kept nowhere. */
export function createPanel(settings: PanelSettings) {
  const { panel, publicUrl, secure, development, execute, log } = settings

  function variant(status: number, html: string, [encoding = 'identity']: readonly Encoding[]): PageVariant {
    const { bytes } = bodyOf(encoding, compressFast(Buffer.from(html), encoding))
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      Vary: 'Accept-Encoding',
      ...pageSecurityHeaders([], { secure, development, measuring: [], formTargets: [] }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.length),
    }
    return { status, etag: '', headers: Object.entries(headers).flat(), bytes }
  }

  const statusPage = (status: 404 | 500 | 503, { page }: PanelRequest, accepted: readonly Encoding[]) =>
    variant(status, panel.renderStatus(status, page), accepted)

  async function draw(asked: PanelRequest, runQuery: RunQuery, { status, form }: Again, accepted: readonly Encoding[]) {
    const { definition, page, url } = asked
    if (!definition?.component) return statusPage(404, asked, accepted)
    const variables = definition.query?.variables(page)
    const data = definition.query && variables ? dataOf(await runQuery(definition.query.document, variables)) : null
    if (definition.query?.isThere?.(data, page) === false) return statusPage(404, asked, accepted)
    const said = panelSaidIn(url.searchParams)
    return variant(status, panel.render({ definition, page, data, form, said }), accepted)
  }

  /** As whoever is signed in; the ticket between password and code is known here alone. */
  function asVisitor(c: Context, asked: PanelRequest, { visitor }: PanelSession): PanelRequest {
    const ticket = asked.definition?.access === 'guest' ? panelCookie(c, 'ticket', secure) : undefined
    const params = { ...asked.page.params, ...(ticket && { ticket }) }
    return { ...asked, page: { ...asked.page, params, visitor } }
  }

  /** What is read where no page stands: a file, or the way home from where forms are sent to. */
  async function readFile(c: Context, { definition, page }: PanelRequest, { token }: PanelSession) {
    if (definition?.component) return null
    const call = definition?.file?.(page)
    if (call) return answerPanelFile(c, call, token, settings)
    if (definition?.file) throw new PageError(404, 'No such file')
    return c.redirect(panelPath('', page.locale), 303)
  }

  async function answer(c: Context, asked: PanelRequest, accepted: readonly Encoding[]) {
    const { definition } = asked
    const session = await readPanelSession(c, settings)
    if (session.isUnanswered) return statusPage(503, asked, accepted)
    const own = asVisitor(c, asked, session)
    if (!definition) return session.visitor ? statusPage(404, own, accepted) : c.redirect(panelSignIn(asked.url), 303)
    const elsewhere = panelRedirect(definition, own, session.visitor, publicUrl())
    if (elsewhere) return c.redirect(elsewhere, 303)
    const runQuery = queryAsVisitor(c, execute, { token: session.token, locale: own.page.locale })
    if (c.req.method !== 'POST')
      return (await readFile(c, own, session)) ?? draw(own, runQuery, { status: 200 }, accepted)
    const sent = await answerPanelForm(c, own, runQuery, settings)
    if (!sent) return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })
    return 'next' in sent ? c.redirect(sent.next, 303) : draw(own, runQuery, sent, accepted)
  }

  /** What the API refuses to whoever is signed in: a session that ended meanwhile, a thing that is not there. */
  function failed(c: Context, error: unknown, asked: PanelRequest, accepted: readonly Encoding[]) {
    const status = error instanceof PageError ? error.status : 500
    if (status === 401) {
      clearPanelSession(c, secure)
      return c.redirect(panelSignIn(asked.url), 303)
    }
    if (status === 400 || status === 403 || status === 404) return statusPage(404, asked, accepted)
    log.error({ err: error, address: asked.url.pathname, status }, 'A page of the panel could not be made')
    return statusPage(status === 503 ? 503 : 500, asked, accepted)
  }

  return async function visit(c: Context): Promise<PageVariant | Response> {
    if (c.req.header('sec-purpose')?.startsWith('prefetch')) return c.text('Not before it is asked for', 503)
    if (!['GET', 'HEAD', 'POST'].includes(c.req.method))
      return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })
    if (c.req.method === 'POST' && !isOurs(c.req.raw.headers, publicUrl()))
      return c.json({ statusCode: 403, message: 'Not allowed from another site' }, 403)
    const accepted = encodingsOf(c.req.header('accept-encoding'))
    const asked = readPanelRequest(new URL(c.req.url))
    const page = await answer(c, asked, accepted).catch((error: unknown) => failed(c, error, asked, accepted))
    if (!(page instanceof Response)) return withHeaders(c, page)
    page.headers.set('Cache-Control', 'no-store')
    return page
  }
}
