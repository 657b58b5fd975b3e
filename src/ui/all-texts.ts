import { currentTexts } from '../../locales/texts.ts'
import type { Locale } from '../domain/locales.ts'
import type { Namespace, Texts } from './texts.ts'

/** Every text of every language, as editors have it now: for the server, the browser gets only what its islands say. */
export const allTexts: Record<Locale, Texts> = currentTexts

/** What an island needs of the texts: its own namespaces and no others. */
export function textsFor(locale: Locale, namespaces: readonly Namespace[]): Partial<Texts> {
  const wanted = namespaces.map((namespace) => [namespace, allTexts[locale][namespace]] as const)
  return Object.fromEntries(wanted) as Partial<Texts>
}
