import { splitLocale } from '../../../domain/locales.ts'

/** Why a guest was sent to sign in, by the address they wanted; null when they came by themselves. */
export function reasonOf(returnUrl: string | undefined): 'course' | 'page' | null {
  if (!returnUrl?.startsWith('/')) return null
  const { path } = splitLocale(returnUrl.split(/[?#]/, 1)[0] ?? '/')
  if (path === '/') return null
  return /^\/courses\/[^/]+\/register\//.test(path) ? 'course' : 'page'
}
