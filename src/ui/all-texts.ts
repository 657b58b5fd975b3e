import en from '../../locales/en.json' with { type: 'json' }
import fr from '../../locales/fr.json' with { type: 'json' }
import nl from '../../locales/nl.json' with { type: 'json' }
import type { Locale } from '../domain/locales.ts'
import type { Namespace, Texts } from './texts.ts'

/** Every text of every language: for the server, the browser gets only what its islands say. */
export const allTexts: Record<Locale, Texts> = { nl, en, fr }

/** What an island needs of the texts: its own namespaces and no others. */
export function textsFor(locale: Locale, namespaces: readonly Namespace[]): Partial<Texts> {
  const wanted = namespaces.map((namespace) => [namespace, allTexts[locale][namespace]] as const)
  return Object.fromEntries(wanted) as Partial<Texts>
}
