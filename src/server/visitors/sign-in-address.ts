import { localePath, splitLocale } from '../../domain/locales.ts'

interface Settings {
  publicUrl: () => string
  /** Null where the built-in one serves. */
  externalControlPanelUrl: string | null
}

/** Where one signs in to come back to a path of this site (spec section 2, Route guard rules). */
export function signInAddress(path: string, { publicUrl, externalControlPanelUrl }: Settings): string {
  if (externalControlPanelUrl)
    return `${externalControlPanelUrl}/login?returnUrl=${encodeURIComponent(publicUrl() + path)}`
  const { locale } = splitLocale(path.split(/[?#]/, 1)[0] ?? '/')
  return `${localePath('/login', locale)}?returnUrl=${encodeURIComponent(path)}`
}
