import type { Locale } from '../../domain/locales.ts'
import { errorKeys } from '../../domain/values.ts'
import { type Texts, translator } from '../texts.ts'

/** What the server says of the same fault at `path`: yup's own words, which show what was typed, become ours. */
export function sentenceOf(message: string, path: string, locale: Locale, texts: Partial<Texts>): string {
  const sentences = Object.keys(texts.error ?? {})
  const known = errorKeys(message, path).find((key): key is keyof Texts['error'] => sentences.includes(key))
  return translator(locale, texts, 'error')(known ?? 'form')
}
