import { splitLocale } from '../../domain/locales.ts'
import type { PageContext } from '../page-context.ts'
import { serverNow } from '../server-clock.ts'

/** The page that the browser shows; what its route caught is in the address only. */
export function browserPage(): PageContext {
  const { locale, path } = splitLocale(decodeURIComponent(location.pathname))
  const given = new URLSearchParams(location.search)
  const search = Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)]))
  return { locale, path, search, params: {}, now: serverNow() }
}
