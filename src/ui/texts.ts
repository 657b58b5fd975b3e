import { createContext, useContext } from 'react'
import type { nl } from '../../locales/nl.ts'
import type { Locale } from '../domain/locales.ts'
import { type Translate, translatorOf } from '../domain/translator.ts'

/** The interface texts of one language, a namespace for each block or area; Dutch says which keys there are. */
export type Texts = typeof nl
export type Namespace = keyof Texts

/** The translator of one namespace, for code outside React; `texts` may hold only some namespaces. */
export const translator = <N extends Namespace>(
  locale: Locale,
  texts: Partial<Texts>,
  namespace: N,
): Translate<Texts[N]> => translatorOf<Texts[N]>(locale, texts[namespace])

/** Filled by TextsProvider. */
export const TextsContext = createContext<{ locale: Locale; texts: Partial<Texts> } | null>(null)

/** All that components below a TextsProvider say things in. */
export function useContextTexts(): { locale: Locale; texts: Partial<Texts> } {
  const context = useContext(TextsContext)
  if (!context) throw new Error('Texts are read outside a TextsProvider')
  return context
}

export function useTexts<N extends Namespace>(namespace: N): Translate<Texts[N]> {
  const { locale, texts } = useContextTexts()
  return translator(locale, texts, namespace)
}
