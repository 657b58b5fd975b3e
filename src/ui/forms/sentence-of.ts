import type { Locale } from '../../domain/locales.ts'
import { type Texts, translator } from '../texts.ts'

/** What the server says of the same fault: yup's own words, which show what was typed, become ours. */
export function sentenceOf(message: string, locale: Locale, texts: Partial<Texts>): string {
  const [, key = 'form'] = /^error\.(\w+)$/.exec(message) ?? []
  const known = Object.keys(texts.error ?? {}).find((name): name is keyof Texts['error'] => name === key)
  return translator(locale, texts, 'error')(known ?? 'form')
}
