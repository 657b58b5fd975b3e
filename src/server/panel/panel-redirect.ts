import { splitLocale } from '../../domain/locales.ts'
import type { Visitor } from '../../domain/visitor.ts'
import type { PanelPage } from '../../panel/define-panel-page.ts'
import { panelPath, panelRoot } from '../../panel/panel-path.ts'
import { safeRedirectPath } from '../session/safe-redirect-path.ts'
import type { PanelRequest } from './read-panel-request.ts'

/** Where `returnUrl` leads in the panel; null when it leads anywhere else. */
export function panelReturnPath(url: URL, publicUrl: string): string | null {
  const path = safeRedirectPath(url.searchParams.get('returnUrl') ?? undefined, [publicUrl, url.origin])
  const { path: bare } = splitLocale(path?.split(/[?#]/, 1)[0] ?? '')
  return path && (bare === panelRoot || bare.startsWith(`${panelRoot}/`)) ? path : null
}

/** Where somebody is led instead of the page that they asked for; null when it is theirs. */
export function panelRedirect(
  { access, beforeSecondFactor, component, file }: PanelPage,
  { url, page: { locale } }: PanelRequest,
  visitor: Visitor | null,
  publicUrl: string,
): string | null {
  const home = panelPath('', locale)
  if (access === 'guest') return visitor ? (panelReturnPath(url, publicUrl) ?? home) : null
  if (!visitor) return component || file ? panelSignIn(url) : panelPath('/login', locale)
  if (visitor.needsSecondFactor && !beforeSecondFactor) return panelPath('/access', locale)
  return access === 'staff' && visitor.role !== 'STAFF' ? home : null
}

/** Where one signs in to come back to an address of the panel. */
export function panelSignIn({ pathname, search }: URL): string {
  const { locale, path } = splitLocale(pathname)
  const login = panelPath('/login', locale)
  return path === panelRoot && !search ? login : `${login}?returnUrl=${encodeURIComponent(pathname + search)}`
}
