import { localePath } from '../../domain/locales.ts'
import type { PageContext } from '../../ui/page-context.ts'

/** This page's address with something of it changed; what is empty is left out. `field` has the focus there. */
export function textHref(
  { path, locale, search }: PageContext,
  changes: Record<string, string>,
  field?: string,
): string {
  const kept = Object.fromEntries(Object.entries(search).map(([name, [value = '']]) => [name, value]))
  const query = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== '')
  const address = localePath(path, locale) + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')
  return field ? `${address}#${field}` : address
}
