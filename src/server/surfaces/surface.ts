import type { Context } from 'hono'
import type { HTTPException } from 'hono/http-exception'
import type { QueryError, RunQuery } from '../../site/screens/run-query.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import type { FormState } from '../../ui/forms/form-state.ts'
import type { PageContext } from '../../ui/page-context.ts'
import type { Encoding, PageVariant } from '../responses/index.ts'
import type { SessionCookies, VisitorSession } from '../session/index.ts'

/** What is asked for: the address, the page there, and how it may be compressed. */
export interface IncomingPage<Request> {
  url: URL
  request: Request
  accepted: readonly Encoding[]
}

/** A page with who asks for it, and the gateway as they ask it. */
export interface Visit<Request = { context: PageContext }> extends IncomingPage<Request> {
  session: VisitorSession
  runQuery: RunQuery
}

/** The page again after its form was sent: refused, or only to be seen. */
export interface Redraw {
  form: FormState
  status?: HTTPException['status']
  /** The form itself, where it could be read. */
  sent?: AnyForm
}

export type Answer = PageVariant | Response

/** What the forms of a surface are, and what follows them. */
interface SurfaceForms<Visited> {
  /** Those of the page itself. */
  own(visit: Visited): readonly AnyForm[]
  /** With those of its blocks, in the order in which they stand there; null where there is no page. */
  all(visit: Visited): Promise<readonly AnyForm[] | null>
  /** Asked before a byte is read. */
  takesFiles(visit: Visited): boolean | Promise<boolean>
  /** What is shown again instead of sent; null for what is to be sent. */
  shownAgain?(
    visit: Visited,
    form: AnyForm,
    entries: readonly (readonly [string, string | File])[],
  ): Promise<FormState | null>
  refused(
    c: Context,
    visit: Visited,
    form: AnyForm,
    refusal: { status: number; state: FormState },
    errors: QueryError[],
  ): FormState
  /** Where it leads: to `next`, unless the surface knows better. */
  next(visit: Visited, form: AnyForm, next: string, isSignedIn: boolean): string
}

/** One of the two places that people see: the site, and the control panel. What differs between them stands here. */
export interface Surface<Request, Visited extends Visit<Request> = Visit<Request>> {
  cookies: SessionCookies
  /** Its sessions are those of whoever works here. */
  isAdmin: boolean
  /** Whether somebody who is signed in is meant by its sessions. */
  audience(visitor: NonNullable<VisitorSession['visitor']>): boolean
  /** Nothing can be shown there while nobody can say whose session it is. */
  needsSession(asked: IncomingPage<Request>): boolean
  enter(c: Context, visit: Visit<Request>): Visited
  /** What is asked for by scripts and frames, which lead nobody anywhere; null for what is a page. */
  answerScript?(c: Context, visit: Visited): Promise<Answer> | null
  /** Where a visitor is led instead of the page they asked for; null when it is theirs. */
  redirect(visit: Visited): string | null
  /** What is said to whoever sent a form and is not signed in any more; null where they are only led on. */
  signedOutPost?(c: Context, visit: Visited): Promise<PageVariant | null>
  signInAddress(url: URL): string
  read(c: Context, visit: Visited): Promise<Answer>
  draw(visit: Visited, again?: Redraw): Promise<PageVariant>
  forms: SurfaceForms<Visited>
  /** When nobody can say whose page it is, or nothing can be asked. */
  unavailable(c: Context, asked: IncomingPage<Request>): Promise<Answer>
  failed(c: Context, error: unknown, asked: IncomingPage<Request>): Promise<Answer>
}

/** A script that sends a form for its cookies reads no page (src/ui/forms/send-to-site.ts). */
export const isScript = ({ req }: Context): boolean =>
  req.method === 'POST' && req.header('accept') === 'application/json'

/** An address of ours or another's, as a header may hold it. */
function locationOf(next: string): string {
  const base = 'http://site.invalid'
  const { href } = new URL(next, base)
  return href.startsWith(`${base}/`) ? href.slice(base.length) : href
}

/** Where somebody is led after a form: by the browser itself, or by the script that sent it. */
export const redirectAfterForm = (c: Context, next: string): Response =>
  isScript(c) ? c.json({ next: locationOf(next) }) : c.redirect(locationOf(next), 303)

export const methodNotAllowed = (c: Context): Response => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })

/** A browser that only thinks of going somewhere renews no session, and spends no address. */
export const refusePrefetch = (c: Context): Response | null =>
  c.req.header('sec-purpose')?.startsWith('prefetch') ? c.text('Not before it is asked for', 503) : null

export type Visits<Request> = (c: Context, asked: IncomingPage<Request>) => Promise<Answer>
