import type { Client, GraphQLRequest } from '@urql/core'
import { splitLocale } from '../../../domain/locales.ts'
import type { Visitor } from '../../../domain/visitor.ts'
import type { FormState } from '../../../ui/forms/form-state.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { serverNow } from '../../../ui/server-clock.ts'
import type { AreaPage } from '../../render/area-data.ts'
import { createMatcher } from '../../screens/create-matcher.ts'
import { readSearch } from '../../screens/read-search.ts'
import { type LoadedScreen, loadDefinition, loadPart, loadScreen } from './load-screen.ts'
import { queryPage, requestOf } from './page-query.ts'
import { loadSheet, wearSheet } from './page-sheet.ts'

/** One page of the area, with all that it is drawn from. */
export interface Shown extends LoadedScreen {
  /** Where it stands, when that is not what was asked for. */
  address?: URL
  page: PageContext
  request: GraphQLRequest | null
  data: unknown
  form?: FormState
  status: number
}

const nowhere = Symbol('another page of the site')

/** The pages of an area, and which of them is shown; moving there and back is not its work. */
export function createArea(client: Client, pages: readonly AreaPage[], first: Shown) {
  const match = createMatcher(pages)
  const listeners = new Set<() => void>()
  /** What was answered since the last change: going back shows it again. */
  const fresh = new Set<number>()
  let shown = first
  let { visitor } = first.page
  if (first.request) fresh.add(first.request.key)

  const routeAt = ({ origin, pathname }: URL) => {
    const { locale, path } = splitLocale(decodeURIComponent(pathname))
    return origin === location.origin && locale === first.page.locale ? match(path) : null
  }

  async function dataOf(definition: Shown['definition'], page: PageContext, canBeKept: boolean) {
    const request = requestOf(definition, page)
    if (!request) return { request, data: null }
    const data = await queryPage(client, definition, page, request, canBeKept && fresh.has(request.key))
    fresh.add(request.key)
    return { request, data: data === undefined ? nowhere : data }
  }

  /** Code, style and data side by side; null where only the server can answer. */
  async function load(address: URL, { canBeKept = false } = {}): Promise<Shown | null> {
    const found = routeAt(address)
    if (!found) return null
    const definition = await loadDefinition(found.route)
    const { locale, path } = splitLocale(decodeURIComponent(address.pathname))
    const search = readSearch(address.searchParams, definition)
    const page: PageContext = { locale, path, search, params: found.params, now: serverNow(), visitor }
    const [screen, sheet, { request, data }] = await Promise.all([
      loadScreen(found.route),
      loadSheet(found.route.style),
      dataOf(definition, page, canBeKept),
    ])
    if (data === nowhere) return null
    const elsewhere = definition.belongsAt?.(data, page)
    if (elsewhere) {
      const next = new URL(elsewhere, location.href)
      const there = await load(next, { canBeKept })
      return there && { address: next, ...there }
    }
    await loadPart(screen, data, page)
    // The answer said anew what time it is.
    return { ...screen, sheet, page: { ...page, now: serverNow() }, request, data, status: 200 }
  }

  return {
    getShown: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show(next: Partial<Shown>) {
      shown = { ...shown, ...next }
      wearSheet(shown.sheet)
      for (const listener of listeners) listener()
    },
    has: (address: URL) => routeAt(address) !== null,
    /** Code that will be wanted with the next move. */
    prepare: (address: URL) => {
      const found = routeAt(address)
      return found && Promise.all([loadDefinition(found.route), loadSheet(found.route.style)])
    },
    load,
    /** Something was changed: nothing that was answered before is right for sure. */
    forget(changed: Visitor | null | undefined) {
      fresh.clear()
      visitor = changed
    },
  }
}

export type Area = ReturnType<typeof createArea>
