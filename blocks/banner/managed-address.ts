import type { ManagedLink } from '../../schemas/static-content.ts'
import { type Locale, localePath } from '../../src/domain/locales.ts'

/** Where an editor's link leads: outside as it stands, inside in the reader's language. */
export function managedAddress(link: ManagedLink, locale: Locale): string {
  if (link.urlType === 'URL') return link.value
  const folder = link.urlType === 'PAGE' ? '/page' : '/courses'
  return localePath(`${folder}/${link.value}`, locale)
}
