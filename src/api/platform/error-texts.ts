import { spokenTexts } from '../../../locales/texts.ts'
import { errorKeys } from '../../domain/error-keys.ts'
import { defaultLocale, isLocale, type Locale } from '../../domain/locales.ts'

/** Sentences of forms, and those that only the control panel's forms have. */
const sentencesIn = (locale: Locale): Record<string, string> => ({
  ...spokenTexts[locale]['panel-error'],
  ...spokenTexts[locale].error,
})

/** The first of the site's languages that an Accept-Language header names, else Dutch. */
export function languageOf(accepted: string | undefined): Locale {
  const named = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return named.find(isLocale) ?? defaultLocale
}

/** Each entry once: several rules of a field may say the same. */
export const distinct = <Entry>(entries: Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
]

/** The same entries with the messages of forms ('error.required') as text; other messages are for developers and stay. */
export function inWords<Entry extends { message: string; path?: string }>(entries: Entry[], locale: Locale): Entry[] {
  const sentences = sentencesIn(locale)
  return entries.map((entry) => {
    const key = errorKeys(entry.message, entry.path).find((known) => Object.hasOwn(sentences, known))
    return key ? { ...entry, message: sentences[key] ?? '' } : entry
  })
}
