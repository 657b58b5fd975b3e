import type { ReactNode } from 'react'
import type { Locale } from '../domain/locales.ts'
import { type Texts, TextsContext } from './texts.ts'

/** What the components below it say things in. */
export function TextsProvider(props: { locale: Locale; texts: Partial<Texts>; children: ReactNode }) {
  return <TextsContext value={{ locale: props.locale, texts: props.texts }}>{props.children}</TextsContext>
}
