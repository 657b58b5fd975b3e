import { type Locale, localePath } from '../../domain/locales.ts'
import { isContact, type Visitor } from '../../domain/visitor.ts'
import { organisationsPath } from '../../site/account/organisations/organisations-path.ts'
import type { PageRequest } from '../../site/screens/page-request.ts'
import { safeRedirectPath } from '../session/safe-redirect-path.ts'
import { signInAddress } from './sign-in-address.ts'

export interface RedirectSettings {
  publicUrl: () => string
  externalControlPanelUrl: string | null
}

/** Where `returnUrl` leads: on this site, or under the control panel's address; null when it leads anywhere else. */
export function returnAddress(url: URL, { publicUrl, externalControlPanelUrl }: RedirectSettings): string | null {
  const given = url.searchParams.get('returnUrl') ?? undefined
  if (given && externalControlPanelUrl && `${given}/`.startsWith(`${externalControlPanelUrl}/`)) return given
  return safeRedirectPath(given, [publicUrl(), url.origin])
}

/** Where somebody who has an account asks to join the organisation whose link they followed; null for another address. */
function joinAddress({ searchParams }: URL, locale: Locale): string | null {
  const organisation = searchParams.get('organisation')
  return organisation && `${localePath(organisationsPath, locale)}?organisation=${encodeURIComponent(organisation)}`
}

/** Where a visitor is led instead of the page they asked for; null when the page is theirs (spec section 2, guard rules). */
export function redirectOf(
  { definition, context }: PageRequest,
  url: URL,
  visitor: Visitor | null,
  settings: RedirectSettings,
): string | null {
  const { access, roles } = definition
  const home = localePath('/', context.locale)
  if (access === 'guest')
    return isContact(visitor) ? (returnAddress(url, settings) ?? joinAddress(url, context.locale) ?? home) : null
  if (access !== 'contact') return null
  if (!visitor) return signInAddress(url.pathname + url.search, settings)
  // Who works here has no account to see, and hears where the panel is.
  if (!isContact(visitor)) return `${home}?said=works-here`
  const isAllowed = !roles || roles.some((role) => visitor.contactRoles.includes(role))
  return isAllowed ? null : home
}
