import { type Locale, localePath } from '../domain/locales.ts'
import { ownPages } from '../domain/slugs.ts'

/** Where an editor's link leads: outside as it stands, inside in the reader's language. */
export function managedAddress(link: { urlType: string; value: string }, locale: Locale): string {
  if (link.urlType === 'URL') return link.value
  if (link.urlType === 'PAGE' && ownPages.includes(link.value)) return localePath(`/${link.value}`, locale)
  const folder = link.urlType === 'PAGE' ? '/page' : '/courses'
  return localePath(`${folder}/${link.value}`, locale)
}
