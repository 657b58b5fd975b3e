import { type Client, type CombinedError, createRequest, type GraphQLRequest } from '@urql/core'
import { splitLocale } from '../../../domain/locales.ts'
import type { Visitor } from '../../../domain/visitor.ts'
import type { FormState } from '../../../ui/forms/form-state.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { serverNow } from '../../../ui/page-context.ts'
import { documentByHash } from '../../../ui/session/client.ts'
import type { AreaPage } from '../../render/area-data.ts'
import { createMatcher, readSearch } from '../../screens/create-matcher.ts'
import type { PageDefinition, ScreenModule } from '../../screens/define-page.ts'
import { loadChunk, withPatience } from '../load-chunk.ts'

/** The sheet that the server linked, which comes first: those of other pages stand beside it, before what scripts bring. */
const first = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')

const links = new Set(first ? [first] : [])
const stylesheets = new Map<string, Promise<HTMLLinkElement>>()

/** Fetches a stylesheet that nothing is drawn by yet. */
async function fetchStylesheet(address: string): Promise<HTMLLinkElement> {
  if (first?.getAttribute('href') === address) return first
  const link = document.createElement('link')
  const coming = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${address} did not come`))
  })
  Object.assign(link, { rel: 'stylesheet', media: 'not all', href: address })
  first?.after(link)
  try {
    await withPatience(coming, address)
  } catch (error) {
    link.remove()
    throw error
  }
  links.add(link)
  return link
}

/** What a page of the area is drawn by; one that did not come is asked for again the next time. */
async function loadStylesheet(address: string | undefined): Promise<HTMLLinkElement | undefined> {
  if (!address) return undefined
  const stylesheet = stylesheets.get(address) ?? fetchStylesheet(address)
  stylesheets.set(address, stylesheet)
  stylesheet.catch(() => stylesheets.delete(address))
  return stylesheet
}

/** Draws by that one alone of all those of pages, as where the server draws: no page's rules stand over another's. */
function activateStylesheet(active: HTMLLinkElement | undefined): void {
  if (active) for (const link of links) link.media = link === active ? 'all' : 'not all'
}

interface LoadedScreen extends ScreenModule {
  definition: PageDefinition
  /** What it is drawn by; none where scripts bring their style themselves. */
  stylesheet?: HTMLLinkElement
}

const isDefinition = (value: unknown): value is PageDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value

const definitions = new Map<string, PageDefinition>()

/** What a page of the area is; each try after a failed one asks for another address. */
async function loadDefinition({ path, page: address }: AreaPage): Promise<PageDefinition> {
  const known = definitions.get(path)
  if (known) return known
  const exported = Object.values(await loadChunk<Record<string, unknown>>(address))
  const definition = exported.filter(isDefinition).find((one) => one.path === path)
  if (!definition) throw new Error(`${address} has no page for ${path}`)
  definitions.set(path, definition)
  return definition
}

/** Fetches the part of a screen that is drawn for what was answered. */
export async function loadPart({ definition, loadPart: load }: LoadedScreen, data: unknown, page: PageContext) {
  const part = definition.partOf?.(data, page)
  if (part && load) await withPatience(load(part), definition.path)
}

export async function loadScreen(page: AreaPage): Promise<LoadedScreen> {
  const [definition, { Screen, loadPart }] = await Promise.all([
    loadDefinition(page),
    loadChunk<ScreenModule>(page.screen),
  ])
  return { definition, Screen, loadPart }
}

/** What the page asks; null when it needs nothing. */
export function requestOf({ query }: PageDefinition, page: PageContext): GraphQLRequest | null {
  const variables = query?.variables(page)
  if (!query || !variables) return null
  return createRequest(documentByHash('query', query.document), variables)
}

const statusOf = (error: CombinedError | undefined) => error?.graphQLErrors[0]?.extensions.status

/** Nobody answered, or nobody who could. */
class UnansweredError extends Error {}

/** The screen that is shown, with all that it is drawn from. */
export interface CurrentScreen extends LoadedScreen {
  /** Where it stands, when that is not what was asked for. */
  address?: URL
  page: PageContext
  request: GraphQLRequest | null
  data: unknown
  form?: FormState
  status: number
}

/** The pages of an area, what was fetched for them, and which one is shown; going there and back is not its work. */
export function createPageCache(client: Client, pages: readonly AreaPage[], first: CurrentScreen) {
  const match = createMatcher(pages)
  const listeners = new Set<() => void>()
  /** Keys of what was answered since the last change: going back shows it again. */
  const fresh = new Set<number>()
  let current = first
  let { visitor } = first.page
  if (first.request) fresh.add(first.request.key)

  const routeAt = ({ origin, pathname }: URL) => {
    const { locale, path } = splitLocale(decodeURIComponent(pathname))
    return origin === location.origin && locale === first.page.locale ? match(path) : null
  }

  /**
   * A page's data. Undefined where only the server knows what stands there instead: not found, refused, signed out.
   * Throws UnansweredError.
   */
  async function dataOf({ query }: PageDefinition, page: PageContext, request: GraphQLRequest, canBeKept: boolean) {
    const requestPolicy = canBeKept && fresh.has(request.key) ? 'cache-first' : 'network-only'
    const { data, error } = await client.executeQuery(request, { requestPolicy }).toPromise()
    const status = statusOf(error)
    if (error && (status === undefined || Number(status) >= 500)) throw new UnansweredError(error.message)
    fresh.add(request.key)
    if (query?.mayBeMissing && status === 404) return data
    if (error || !data || query?.isThere?.(data, page) === false) return undefined
    return data
  }

  /** Code, style and data side by side; null where only the server can answer. */
  async function load(address: URL, { canBeKept = false } = {}): Promise<CurrentScreen | null> {
    const found = routeAt(address)
    if (!found) return null
    const definition = await loadDefinition(found.route)
    const { locale, path } = splitLocale(decodeURIComponent(address.pathname))
    const search = readSearch(address.searchParams, definition)
    const page: PageContext = { locale, path, search, params: found.params, now: serverNow(), visitor }
    const request = requestOf(definition, page)
    const [screen, stylesheet, data] = await Promise.all([
      loadScreen(found.route),
      loadStylesheet(found.route.style),
      request ? dataOf(definition, page, request, canBeKept) : null,
    ])
    if (data === undefined) return null
    const elsewhere = definition.belongsAt?.(data, page)
    if (elsewhere) {
      const next = new URL(elsewhere, location.href)
      const there = await load(next, { canBeKept })
      return there && { address: next, ...there }
    }
    await loadPart(screen, data, page)
    // The answer said anew what time it is.
    return { ...screen, stylesheet, page: { ...page, now: serverNow() }, request, data, status: 200 }
  }

  return {
    getCurrent: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show(next: Partial<CurrentScreen>) {
      current = { ...current, ...next }
      activateStylesheet(current.stylesheet)
      for (const listener of listeners) listener()
    },
    has: (address: URL) => routeAt(address) !== null,
    /** Code that will be wanted with the next navigation. */
    prefetch: (address: URL) => {
      const found = routeAt(address)
      return found && Promise.all([loadDefinition(found.route), loadStylesheet(found.route.style)])
    },
    load,
    /** Something was changed: nothing that was answered before is right for sure. */
    forget(changed: Visitor | null | undefined) {
      fresh.clear()
      visitor = changed
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
