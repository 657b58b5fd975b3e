import type { Context } from 'hono'
import { isOfPanel, worksAs } from '../../domain/visitor.ts'
import type { AnyForm, FormState, PanelPage, RefusedDetail } from '../../panel/kit/define-panel-page.ts'
import { askPassword, panelFlashIn, signedOutPostField, typedAgain } from '../../panel/kit/forms.ts'
import { panelPath } from '../../panel/kit/paths.ts'
import type { PanelRenderer } from '../../panel/render-panel.tsx'
import { inlineScripts } from '../../site/render/document.ts'
import { dataOf, PageError } from '../../site/screens/page-error.ts'
import type { RunQuery } from '../../site/screens/run-query.ts'
import { typedState } from '../../site/screens/submit-form.ts'
import type { PageVariant } from '../responses/index.ts'
import { mailSecurityHeaders, pageSecurityHeaders, privateHeaders, privateVariant } from '../responses/index.ts'
import { fetchFromApi, pipeFile, type SessionCookies } from '../session/index.ts'
import { readTyped } from './form-post.ts'
import { type PanelRequest, panelRedirect, panelReturnPath, panelSignIn } from './panel-request.ts'
import { answerCall, drawDraft, drawSentBlock } from './panel-scripts.ts'
import type { PreviewSettings } from './preview.ts'
import type { Answer, IncomingPage, Redraw, Surface, Visit } from './surface.ts'

interface Settings extends PreviewSettings {
  panel: PanelRenderer
  cookies: SessionCookies
  publicUrl: () => string
}

type Asked = IncomingPage<PanelRequest>
type PanelVisit = Visit<PanelRequest>

/** The answer to a page's question; what is not there is null in it, where the page says that this may be. */
async function queried({ document, mayBeMissing }: NonNullable<PanelPage['query']>, variables: unknown, run: RunQuery) {
  const { data, errors } = await run(document, variables)
  return dataOf({ data, errors: errors.filter(({ status }) => !(mayBeMissing && status === 404)) })
}

/** In the page's own words, where it has some for what the API refused without naming a field. */
function inWords(
  { definition, context }: PanelRequest,
  form: AnyForm,
  { status, state }: { status: number; state: FormState },
  details: readonly RefusedDetail[],
): FormState {
  const asksPassword = askPassword(form, state, context.locale)
  if (asksPassword) return asksPassword
  if (status !== 422 || !state.message) return state
  const own = definition?.refused?.(state.form, context, details)
  if (!own) return state
  if (!own.field) return { ...state, message: own.text, details }
  return { ...state, errors: { ...state.errors, [own.field]: own.text }, message: undefined, details }
}

/** The control panel: every page is drawn for whoever asked alone, and kept nowhere. */
export function createPanelSurface(settings: Settings): Surface<PanelRequest> {
  const { panel, cookies, publicUrl, secure, development, log } = settings

  const robots = { 'X-Robots-Tag': 'noindex' }
  const headersOf = (inlineScripts: string[], frames?: 'shown' | 'framed') => {
    const policy = { secure, development, measuring: [], formTargets: [], frames }
    return privateHeaders({ ...robots, ...pageSecurityHeaders(inlineScripts, policy) })
  }
  const headers = {
    page: headersOf([]),
    withFrame: headersOf([], 'shown'),
    mail: privateHeaders({ ...robots, ...mailSecurityHeaders(secure) }),
  }

  const variant = (status: number, html: string, { accepted }: Asked, own = headers.page): PageVariant =>
    privateVariant(status, [Buffer.from(html)], own, accepted)

  const statusPage = (status: 404 | 500 | 503, asked: Asked) =>
    variant(status, panel.renderStatus(status, asked.request.context), asked)

  async function draw(visit: PanelVisit, { form, status = 200 }: Partial<Redraw> = {}) {
    const { definition, context } = visit.request
    if (!definition?.component) return statusPage(404, visit)
    const { query } = definition
    const variables = query?.variables(context, form?.values)
    const data = query && variables ? await queried(query, variables, visit.runQuery) : null
    if (query?.isThere?.(data, context) === false) return statusPage(404, visit)
    const flash = panelFlashIn(visit.url.searchParams)
    const html = panel.render({ definition, page: context, data, form, flash })
    return variant(status, html, visit, definition.isWhole || definition.hasFrame ? headers.withFrame : headers.page)
  }

  /** What scripts of the panel ask for, and what stands in its frame: whoever is not signed in is led nowhere from there. */
  async function answerScript(c: Context, visit: PanelVisit): Promise<Answer> {
    const { visitor, token } = visit.session
    if (!visitor || visitor.needsSecondFactor) return c.json({ statusCode: 401, message: 'Unauthorized' }, 401)
    const { definition } = visit.request
    if (!definition || definition.access === 'guest' || !worksAs(visitor, definition.access))
      return c.json({ statusCode: 403, message: 'Forbidden' }, 403)
    if (definition.call) return answerCall(c, visit, settings.api)
    if (definition.draft === 'block') return c.html(await drawSentBlock(c, visit.request, settings))
    try {
      return privateVariant(
        200,
        await drawDraft(c, visit.request, token, settings),
        headersOf(inlineScripts, 'framed'),
        visit.accepted,
      )
    } catch (error) {
      // In a frame nobody can sign in.
      if (!(error instanceof PageError) || error.status !== 401) throw error
      cookies.clear(c)
      return c.text('Unauthorized', 401)
    }
  }

  return {
    cookies,
    isAdmin: true,
    audience: isOfPanel,
    needsSession: () => true,
    /** The ticket between password and code is known to pages of guests alone. */
    enter(c, visit) {
      const { definition, context } = visit.request
      if (definition?.call || definition?.draft) return visit
      const ticket = definition?.access === 'guest' ? cookies.ticket?.(c) : undefined
      const params = { ...context.params, ...(ticket && { ticket }) }
      return { ...visit, request: { definition, context: { ...context, params, visitor: visit.session.visitor } } }
    },
    answerScript: (c, visit) =>
      visit.request.definition?.call || visit.request.definition?.draft ? answerScript(c, visit) : null,
    redirect: ({ request, url, session }) => panelRedirect(request, url, session.visitor, publicUrl()),
    /** It waits while they sign in beside it, and goes back to its page. */
    async signedOutPost(c, visit) {
      const { definition, context } = visit.request
      if (visit.session.visitor || c.req.method !== 'POST' || !definition?.component) return null
      const typed = await readTyped(c, definition.forms ?? [], true)
      return typed && variant(422, panel.renderSignedOutPost(context, typed), visit)
    },
    signInAddress: panelSignIn,
    /** A page; where none stands a file, or the way home from where forms are sent to. */
    async read(c, visit) {
      const { definition, context } = visit.request
      if (!definition || definition.component) return draw(visit)
      const call = definition.file?.(context)
      if (!definition.file) return c.redirect(panelPath('', context.locale), 303)
      const file = call ? await fetchFromApi(c, settings.api, { ...call, token: visit.session.token ?? '' }) : 404
      if (!(file instanceof Response)) throw new PageError(file, 'A file could not be had')
      return definition.isMail ? variant(200, await file.text(), visit, headers.mail) : pipeFile(c, file)
    },
    draw,
    forms: {
      own: ({ request }) => request.definition?.forms ?? [],
      all: async ({ request }) => request.definition && (request.definition.forms ?? []),
      takesFiles: ({ session }) => session.visitor !== null,
      shownAgain: async ({ request }, form, entries) =>
        entries.some(([name]) => name === signedOutPostField)
          ? typedAgain(await typedState(form, entries), request.context.locale)
          : null,
      refused: (_c, { request }, form, refusal, errors) =>
        inWords(
          request,
          form,
          refusal,
          errors.flatMap(({ details }) => details ?? []),
        ),
      next: ({ url, request }, _form, next, isSignedIn) =>
        isSignedIn ? (panelReturnPath(url, publicUrl()) ?? panelPath('', request.context.locale)) : next,
    },
    unavailable: async (_c, asked) => statusPage(503, asked),
    /** What is not theirs is as little there as what does not exist. */
    async failed(c, error, asked) {
      const status = error instanceof PageError ? error.status : 500
      if (status === 413) return c.json({ statusCode: 413, message: 'Content Too Large' }, 413)
      if (status === 400 || status === 403 || status === 404) return statusPage(404, asked)
      log.error({ err: error, address: asked.url.pathname, status }, 'A page of the panel could not be made')
      return statusPage(status === 503 ? 503 : 500, asked)
    },
  }
}
