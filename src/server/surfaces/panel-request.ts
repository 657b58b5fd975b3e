import { splitLocale } from '../../domain/locales.ts'
import { type Visitor, worksAs } from '../../domain/visitor.ts'
import type { PageContext, PanelPage } from '../../panel/kit/define-panel-page.ts'
import { panelPath, panelRoot } from '../../panel/kit/paths.ts'
import { panelPages } from '../../panel/pages.ts'
import { createMatcher, readSearch } from '../../site/screens/create-matcher.ts'
import { safeRedirectPath } from '../session/index.ts'

export interface PanelRequest {
  /** Null where there is no page. */
  definition: PanelPage | null
  context: PageContext
}

const match = createMatcher(panelPages)

/** Which page of the panel an address is, and what that reads of it. */
export function readPanelRequest(url: URL): PanelRequest {
  const { locale, path } = splitLocale(url.pathname)
  const found = match(path)
  const search = found ? readSearch(url.searchParams, found.route) : {}
  const context = { locale, path, search, params: found?.params ?? {}, now: new Date().toISOString() }
  return { definition: found?.route ?? null, context }
}

/** Where `returnUrl` leads in the panel; null when it leads anywhere else. */
export function panelReturnPath(url: URL, publicUrl: string): string | null {
  const path = safeRedirectPath(url.searchParams.get('returnUrl') ?? undefined, [publicUrl, url.origin])
  const { path: bare } = splitLocale(path?.split(/[?#]/, 1)[0] ?? '')
  return path && (bare === panelRoot || bare.startsWith(`${panelRoot}/`)) ? path : null
}

/** Where one signs in to come back to an address of the panel. */
export function panelSignIn({ pathname, search }: URL): string {
  const { locale, path } = splitLocale(pathname)
  const login = panelPath('/login', locale)
  return path === panelRoot && !search ? login : `${login}?returnUrl=${encodeURIComponent(pathname + search)}`
}

/** Where somebody is led instead of the page that they asked for; null when it is theirs. */
export function panelRedirect(
  { definition, context }: PanelRequest,
  url: URL,
  visitor: Visitor | null,
  publicUrl: string,
) {
  const home = panelPath('', context.locale)
  if (!definition) return visitor ? null : panelSignIn(url)
  const { access, beforeSecondFactor, component, file } = definition
  if (access === 'guest') return visitor ? (panelReturnPath(url, publicUrl) ?? home) : null
  if (!visitor) return component || file ? panelSignIn(url) : panelPath('/login', context.locale)
  if (visitor.needsSecondFactor && !beforeSecondFactor) return panelPath('/access', context.locale)
  return worksAs(visitor, access) ? null : `${home}?said=not-yours`
}
