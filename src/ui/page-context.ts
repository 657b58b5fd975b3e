import type { Locale } from '../domain/locales.ts'
import type { Visitor } from '../domain/visitor.ts'

/** Where a page is being made: what a block or a form may know of the request. */
export interface PageContext {
  locale: Locale
  /** Without locale prefix: '/courses'. */
  path: string
  /** The search part, each name with all its values. */
  search: Record<string, string[]>
  /** What the route caught: { slug }. */
  params: Record<string, string>
  /** The instant of the request by the server's clock, ISO 8601: what is drawn goes by it, in a browser too. */
  now: string
  /** Whose page it is: null for a guest's, left out where a page is the same for everyone. */
  visitor?: Visitor | null
}

/** What the server's clock said last, and when by the time that this page has been open. */
let heard: { said: number; at: number } | undefined

/** Takes over what the server says that time it is: an instant of a page, or a response's Date. */
export function setServerClock(instant: string | null): void {
  const said = Date.parse(instant ?? '')
  if (!Number.isNaN(said)) heard = { said, at: performance.now() }
}

/** The instant by the server's clock, as far as it has said one: the browser's own may be years away. */
export const serverNow = (): string =>
  new Date(heard ? heard.said + performance.now() - heard.at : Date.now()).toISOString()
