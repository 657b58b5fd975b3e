import { createContext, useContext } from 'react'
import type { AllTexts, SharedNamespace } from '../../locales/texts.ts'
import type { Locale } from '../domain/locales.ts'
import { type Translate, translatorOf } from '../domain/translator.ts'

/** The interface texts of one language, a namespace for each block or area; Dutch says which keys there are. */
export type Texts = AllTexts
export type Namespace = keyof Texts

export type SharedTexts = Pick<Texts, SharedNamespace>

/** Says the texts of one namespace, and by their whole key ('common.save') those that several say. */
export type Says<N extends Namespace> = Translate<Texts[N] & SharedTexts>

/** The translator of one namespace, for code outside React; `texts` may hold only some namespaces. */
export const translator = <N extends Namespace>(locale: Locale, texts: Partial<Texts>, namespace: N): Says<N> =>
  translatorOf<Texts[N], SharedTexts>(locale, texts[namespace], texts)

/** Filled by TextsProvider. */
export const TextsContext = createContext<{ locale: Locale; texts: Partial<Texts> } | null>(null)

/** All that components below a TextsProvider say things in. */
export function useContextTexts(): { locale: Locale; texts: Partial<Texts> } {
  const context = useContext(TextsContext)
  if (!context) throw new Error('Texts are read outside a TextsProvider')
  return context
}

export function useTexts<N extends Namespace>(namespace: N): Says<N> {
  const { locale, texts } = useContextTexts()
  return translator(locale, texts, namespace)
}
