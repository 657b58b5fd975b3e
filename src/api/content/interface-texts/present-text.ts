import { type Locale, locales } from '../../../domain/locales.ts'
import { longestInPlaceOf, placeholdersOf } from '../../../domain/text-rules.ts'
import { originalOf } from './catalogue.ts'
import type { StoredChange } from './read-changes.ts'

function inLanguage(key: string, locale: Locale, changes: readonly StoredChange[]) {
  const original = originalOf(key, locale) ?? ''
  const change = changes.find((one) => one.key === key && one.locale === locale)
  return {
    text: change?.text ?? original,
    original,
    longest: longestInPlaceOf(original),
    changedAt: change?.changedAt ?? null,
    author: change?.author ?? null,
  }
}

/** A text in its three languages, with what was changed of it. */
export const presentText = (key: string, changes: readonly StoredChange[]) => ({
  key,
  placeholders: placeholdersOf(originalOf(key, 'nl') ?? ''),
  texts: Object.fromEntries(locales.map((locale) => [locale, inLanguage(key, locale, changes)])),
})
