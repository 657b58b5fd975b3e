import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { StatusCode } from 'hono/utils/http-status'
import { forwardedHeaders } from '../../config.ts'
import type { FormState, PanelFileCall, PanelPage } from '../../panel/define-panel-page.ts'
import { panelPath } from '../../panel/panel-path.ts'
import { panelSaidIn } from '../../panel/said.ts'
import { inlineScripts } from '../../site/render/document.ts'
import type { RunQuery } from '../../site/render/run-query.ts'
import { dataOf, PageError } from '../../site/screens/page-error.ts'
import { sentForm } from '../../site/screens/sent-form.ts'
import { typedState } from '../../site/screens/submit-form.ts'
import { bodyOf, compressFast, type Encoding, encodingsOf } from '../compress.ts'
import type { PageVariant } from '../page-cache.ts'
import { mailSecurityHeaders, pageSecurityHeaders } from '../security-headers.ts'
import { isOurs } from '../session/same-origin.ts'
import { queryAsVisitor } from '../visitors/query-as-visitor.ts'
import { readEntries } from '../visitors/read-entries.ts'
import { withHeaders } from '../visitors/with-headers.ts'
import { answerPanelForm } from './answer-panel-form.ts'
import { drawDraft, drawSentBlock } from './draft/answer-draft.ts'
import { readBody } from './draft/read-body.ts'
import { clearPanelSession, panelCookie } from './panel-cookies.ts'
import { panelRedirect, panelSignIn } from './panel-redirect.ts'
import type { PanelSettings } from './panel-settings.ts'
import { type PanelRequest, readPanelRequest } from './read-panel-request.ts'
import { type PanelSession, readPanelSession } from './read-panel-session.ts'

/** What of the API's answer belongs to the file. */
const ofFile = ['Content-Type', 'Content-Disposition', 'Content-Length']

/** A file, piped from the REST API as whoever is signed in. Throws a PageError where there is none. */
async function answerPanelFile(
  c: Context,
  call: PanelFileCall,
  token: string | undefined,
  { api }: PanelSettings,
): Promise<Response> {
  const headers = new Headers(forwardedHeaders(c.req.raw.headers))
  headers.set('Authorization', `Bearer ${token}`)
  const request = new Request(`http://api.invalid/api${call.path}`, { method: call.method ?? 'GET', headers })
  const response = await api(request).catch(() => null)
  if (response?.ok) {
    for (const name of ofFile) c.header(name, response.headers.get(name) ?? undefined)
    return c.newResponse(response.body)
  }
  await response?.body?.cancel()
  throw new PageError(response?.status ?? 503, 'A file could not be had')
}

/** A call that a script of the panel makes, handed on to the REST API as whoever is signed in; its answer as it is. */
async function answerCall(
  c: Context,
  { definition, page, url }: PanelRequest,
  token: string | undefined,
  { api }: PanelSettings,
): Promise<Response> {
  const { method } = c.req
  const path = definition?.call?.(page)
  if (!path) return c.json({ statusCode: 404, message: 'Not found' }, 404)
  const headers = new Headers(forwardedHeaders(c.req.raw.headers))
  headers.set('Authorization', `Bearer ${token}`)
  const files = definition?.megabytes
  headers.set('Content-Type', (files && c.req.header('content-type')) || 'application/json')
  const body = method === 'POST' ? await readBody(c, files) : undefined
  const response = await api(new Request(`http://api.invalid/api${path}${url.search}`, { method, headers, body }))
  c.header('Content-Type', response.headers.get('Content-Type') ?? 'application/json')
  c.status(response.status as StatusCode)
  return c.newResponse(response.body)
}

/** What somebody whose session ended sent to a page, without its secrets and files; null where nobody can read it. */
async function readUnsentForm(c: Context, { definition }: PanelRequest): Promise<FormState | null> {
  if (c.req.method !== 'POST' || !definition?.component) return null
  try {
    const entries = await readEntries(c.req.raw)
    const form = sentForm(definition.forms ?? [], entries)
    return form ? await typedState(form, entries) : null
  } catch (error) {
    if (error instanceof HTTPException) return null
    throw error
  }
}

export type Panel = ReturnType<typeof createPanel>

type Accepted = readonly Encoding[]

type VisitedPage = PanelRequest & { definition: PanelPage }

interface Again {
  status: number
  form?: FormState
}

/** The answer to a page's question; what is not there is null in it, where the page says that this may be. */
async function queried({ document, mayBeMissing }: NonNullable<PanelPage['query']>, variables: unknown, run: RunQuery) {
  const { data, errors } = await run(document, variables)
  return dataOf({ data, errors: errors.filter(({ status }) => !(mayBeMissing && status === 404)) })
}

/** The control panel: every page is drawn for whoever asked alone, and kept nowhere. */
export function createPanel(settings: PanelSettings) {
  const { panel, publicUrl, secure, development, execute, log } = settings

  function variant(
    status: number,
    html: string | Buffer,
    [encoding = 'identity']: readonly Encoding[],
    frames?: 'shown' | 'framed' | 'mail',
  ): PageVariant {
    const { bytes } = bodyOf(encoding, compressFast(Buffer.from(html), encoding))
    const scripts = frames === 'framed' ? inlineScripts : []
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      Vary: 'Accept-Encoding',
      ...(frames === 'mail'
        ? mailSecurityHeaders(secure)
        : pageSecurityHeaders(scripts, { secure, development, measuring: [], formTargets: [], frames })),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.length),
    }
    return { status, etag: '', headers: Object.entries(headers).flat(), bytes }
  }

  const statusPage = (status: 404 | 500 | 503, { page }: PanelRequest, accepted: Accepted) =>
    variant(status, panel.renderStatus(status, page), accepted)

  async function draw(asked: PanelRequest, runQuery: RunQuery, { status, form }: Again, accepted: Accepted) {
    const { definition, page, url } = asked
    if (!definition?.component) return statusPage(404, asked, accepted)
    const variables = definition.query?.variables(page)
    const data = definition.query && variables ? await queried(definition.query, variables, runQuery) : null
    if (definition.query?.isThere?.(data, page) === false) return statusPage(404, asked, accepted)
    const said = panelSaidIn(url.searchParams)
    const frames = definition.isWhole || definition.hasFrame ? 'shown' : undefined
    return variant(status, panel.render({ definition, page, data, form, said }), accepted, frames)
  }

  /** What scripts of the panel ask for, and what stands in its frame: whoever is not signed in is led nowhere from there. */
  async function answerScript(c: Context, asked: PanelRequest, { visitor, token }: PanelSession, accepted: Accepted) {
    if (!visitor || visitor.needsSecondFactor) return c.json({ statusCode: 401, message: 'Unauthorized' }, 401)
    const { definition } = asked
    if (definition?.call) return answerCall(c, asked, token, settings)
    if (definition?.draft === 'page')
      return variant(200, await drawDraft(c, asked, token, settings), accepted, 'framed')
    return c.html(await drawSentBlock(c, asked, settings))
  }

  /** As whoever is signed in; the ticket between password and code is known here alone. */
  function asVisitor(c: Context, asked: PanelRequest, { visitor }: PanelSession): PanelRequest {
    const ticket = asked.definition?.access === 'guest' ? panelCookie(c, 'ticket', secure) : undefined
    const params = { ...asked.page.params, ...(ticket && { ticket }) }
    return { ...asked, page: { ...asked.page, params, visitor } }
  }

  /** What is read where no page stands: a file, or the way home from where forms are sent to. */
  async function readFile(c: Context, { definition, page }: PanelRequest, { token }: PanelSession, accepted: Accepted) {
    if (definition?.component) return null
    const call = definition?.file?.(page)
    const file = call && (await answerPanelFile(c, call, token, settings))
    if (file) return definition?.isMail ? variant(200, await file.text(), accepted, 'mail') : file
    if (definition?.file) throw new PageError(404, 'No such file')
    return c.redirect(panelPath('', page.locale), 303)
  }

  async function answer(c: Context, asked: PanelRequest, accepted: Accepted) {
    const { definition } = asked
    const session = await readPanelSession(c, settings)
    if (session.isUnanswered) return statusPage(503, asked, accepted)
    if (definition?.call || definition?.draft) return answerScript(c, asked, session, accepted)
    const own = asVisitor(c, asked, session)
    if (!definition) return session.visitor ? statusPage(404, own, accepted) : c.redirect(panelSignIn(asked.url), 303)
    return visited(c, { ...own, definition }, session, accepted).catch((error: unknown) =>
      failed(c, error, own, accepted),
    )
  }

  async function visited(c: Context, own: VisitedPage, session: PanelSession, accepted: Accepted) {
    const elsewhere = panelRedirect(own.definition, own, session.visitor, publicUrl())
    if (elsewhere) {
      const unsent = session.visitor ? null : await readUnsentForm(c, own)
      return unsent ? variant(422, panel.renderUnsent(own.page, unsent), accepted) : c.redirect(elsewhere, 303)
    }
    const runQuery = queryAsVisitor(c, execute, { token: session.token, locale: own.page.locale })
    if (c.req.method !== 'POST')
      return (await readFile(c, own, session, accepted)) ?? draw(own, runQuery, { status: 200 }, accepted)
    const sent = await answerPanelForm(c, own, runQuery, settings)
    if (!sent) return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })
    return 'next' in sent ? c.redirect(sent.next, 303) : draw(own, runQuery, sent, accepted)
  }

  /** What the API refuses to whoever is signed in: a session that ended meanwhile, a thing that is not there. */
  function failed(c: Context, error: unknown, asked: PanelRequest, accepted: Accepted) {
    const status = error instanceof PageError ? error.status : 500
    if (status === 401) {
      clearPanelSession(c, secure)
      // In a frame nobody can sign in.
      return asked.definition?.draft ? c.text('Unauthorized', 401) : c.redirect(panelSignIn(asked.url), 303)
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
