import { localePath, splitLocale } from '../../domain/locales.ts'

export interface AddressSettings {
  publicUrl: () => string
  /** Null where the built-in one serves. */
  externalControlPanelUrl: string | null
}

/** The path an address leads to on this site, null when it leads elsewhere; never '//host', which browsers take as one. */
export function safeRedirectPath(address: string | undefined, ownOrigins: string[]): string | null {
  if (!address) return null
  const nowhere = 'http://site.invalid'
  const url = URL.parse(address, nowhere)
  if (!url || ![nowhere, ...ownOrigins].includes(url.origin)) return null
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}

/** Where `returnUrl` leads: on this site, or under the control panel's address; null when it leads anywhere else. */
export function returnAddress(url: URL, { publicUrl, externalControlPanelUrl }: AddressSettings): string | null {
  const given = url.searchParams.get('returnUrl') ?? undefined
  if (given && externalControlPanelUrl && `${given}/`.startsWith(`${externalControlPanelUrl}/`)) return given
  return safeRedirectPath(given, [publicUrl(), url.origin])
}

/** Where one signs in to come back to a path of this site (spec section 2, Route guard rules). */
export function signInAddress(path: string, { publicUrl, externalControlPanelUrl }: AddressSettings): string {
  if (externalControlPanelUrl)
    return `${externalControlPanelUrl}/login?returnUrl=${encodeURIComponent(publicUrl() + path)}`
  const { locale } = splitLocale(path.split(/[?#]/, 1)[0] ?? '/')
  return `${localePath('/login', locale)}?returnUrl=${encodeURIComponent(path)}`
}
